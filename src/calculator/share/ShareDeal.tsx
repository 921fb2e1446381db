import { useState } from "react";
import { chatUrl, type ContactFacts } from "../../components/contactLinks";
import { NewTabNote } from "../../components/NewTabNote";
import { interpolate } from "../../content/interpolate";
import { ADDRESS_LENGTH, NAME_LENGTH } from "../model/deal";
import type { DealLabel, SharedDeal } from "../model/rates";
import { copyText } from "../../platform/copyText";
import { Button, LINK_CLASS } from "../ui/Button";
import { Field, inputOf } from "../../forms/Field";
import { Disclosure } from "../ui/Disclosure";
import { useWords } from "../words/useWords";
import { shareUrl } from "./shareLink";
import * as calculator from "../Calculator.module.css";
import * as styles from "./keep.module.css";

/** Offers a link to the device's other applications; false if that fails. Closing their list is no failure. */
async function sendLink(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

interface ShareDealProps {
  label: DealLabel;
  setLabel: (label: DealLabel) => void;
  /** The form has changed since the deal was calculated. */
  stale: boolean;
  deal: SharedDeal;
  company?: Pick<ContactFacts, "chat">;
  requestUrl?: string;
}

/** Name the deal, copy or send it as a link, print it, or attach it to a contact request. */
export function ShareDeal({ deal, label, setLabel, stale, company, requestUrl }: ShareDealProps) {
  const { text } = useWords();
  const { share } = text;
  const [notice, setNotice] = useState<{ link: string; message: string }>();
  const link = shareUrl(window.location.href, deal);
  const copy = async () => setNotice({ link, message: (await copyText(link)) ? share.copied : share.notCopied });
  const send = async () => {
    const sent = await sendLink({ title: deal.name ?? text.report.title, url: link });
    setNotice({ link, message: sent ? "" : share.notSent });
  };
  return (
    <div className="ruled stack">
      {stale && <p className={calculator.remark}>{share.asCalculated}</p>}
      <h4>{share.title}</h4>
      <div className="cluster">
        <Button variant="small" onClick={() => void copy()}>
          {share.copy}
        </Button>
        {"share" in navigator && (
          <Button variant="small" onClick={() => void send()}>
            {share.share}
          </Button>
        )}
        {company && (
          <a
            className={LINK_CLASS}
            href={chatUrl(company, interpolate(share.chatMessage, { link }))}
            target="_blank"
            rel="noopener"
          >
            {share.chat}
            <NewTabNote />
          </a>
        )}
        <Button variant="small" onClick={() => window.print()}>
          {share.print}
        </Button>
        {requestUrl && (
          <a className={LINK_CLASS} href={requestUrl}>
            {share.request}
          </a>
        )}
      </div>
      <Disclosure title={share.details} answer={[label.name, label.address].filter(Boolean).join(" · ")}>
        <p>{share.text}</p>
        {(["name", "address"] as const).map((part) => (
          <Field key={part} id={`share-${part}`} label={share[part]}>
            <input
              {...inputOf({ id: `share-${part}` })}
              maxLength={part === "name" ? NAME_LENGTH : ADDRESS_LENGTH}
              value={label[part] ?? ""}
              onChange={({ target }) => setLabel({ ...label, [part]: target.value })}
            />
          </Field>
        ))}
        <Field id="share-link" label={share.link}>
          <input {...inputOf({ id: "share-link" })} readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      </Disclosure>
      <p role="status" className={styles.message}>
        {notice?.link === link && notice.message}
      </p>
    </div>
  );
}
