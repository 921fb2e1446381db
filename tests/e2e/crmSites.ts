// The whole site with a fake CRM: one per worker.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { FakeCrm, secrets, type Contact, type Fault } from "../fixtures/fakeCrm";
import { startWholeSite, type WholeSite } from "../fixtures/wholeSite";
import { test as visit } from "./test";

export { expect, started } from "./test";

/** A lead as the staff tools report it. */
interface ToldLead {
  id: string;
  state: string;
  content: { values: { email: string }; calculation?: unknown } | null;
}

interface LeadSite extends WholeSite {
  /** Runs the staff tools on this site's leads, as `npm run leads --` does. */
  leads: (...words: string[]) => Promise<unknown>;
  /** The same, as the text that people read. */
  leadsText: (...words: string[]) => Promise<string>;
}

export interface CrmSite extends LeadSite {
  crm: FakeCrm;
  /** How calls about the contact with an email address fail, until the entry is removed. */
  faults: Map<string, Fault>;
}

async function startSite(settings: Record<string, string> = {}): Promise<LeadSite> {
  const site = await startWholeSite(settings);
  async function leadsText(...words: string[]): Promise<string> {
    const call = ["--import", "tsx", "src/server/leads/cli.ts", ...words];
    return (await promisify(execFile)(process.execPath, call, { env: site.env })).stdout;
  }
  return {
    ...site,
    leadsText,
    leads: async (...words) => JSON.parse(await leadsText(...words, "--json")) as unknown,
    // Immediately: nobody is waiting for unfinished work anymore.
    stop: () => site.stop("SIGKILL"),
  };
}

async function startCrmSite(): Promise<CrmSite> {
  const faults = new Map<string, Fault>();
  const crm = new FakeCrm({ fault: (_call, contact: Contact) => faults.get(contact.Email ?? "") });
  const address = await crm.listen();
  const site = await startSite({ ...secrets, CRM_BASE_URL: `${address}/crm/v8`, CRM_ACCOUNTS_URL: address });
  return {
    ...site,
    crm,
    faults,
    async stop() {
      await site.stop();
      await crm.close();
    },
  };
}

/** Tests of what visitors send: pages come from a site with a CRM unless a test names another site. */
export const test = visit.extend<{ email: string; openSite: typeof startSite }, { crmSite: CrmSite }>({
  crmSite: [
    async ({ browserName: _browser }, provide) => {
      const site = await startCrmSite();
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ crmSite }, provide) => provide(crmSite.url),
  /** Starts one more site, for a test to break; it stops with the test. */
  openSite: async ({ browserName: _browser }, provide) => {
    const sites: LeadSite[] = [];
    await provide(async (settings) => {
      const site = await startSite(settings);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.stop();
  },
  /** An address that only this test uses. */
  email: async ({ browserName: _browser }, provide, { testId, workerIndex }) =>
    provide(`visitor.${testId}.${workerIndex}@example.com`),
});

/** The lead with an email address, with everything that staff can see of it. */
export async function leadOf(site: LeadSite, email: string): Promise<ToldLead | undefined> {
  const leads = (await site.leads("list", "--limit", "1000")) as ToldLead[];
  return leads.find(({ content }) => content?.values.email === email);
}
