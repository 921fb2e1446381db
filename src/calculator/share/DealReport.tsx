import { useEffect, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { interpolate } from "../../content/interpolate";
import { isoDay } from "../model/dates";
import { formatDay } from "../words/format";
import { useWords } from "../words/useWords";
import type { qrPath } from "./qrPath";
import type { ReadReport } from "./readReport";
import { ReadOnlyResults } from "./ReadOnlyResults";
import { shareUrl } from "./shareLink";
import * as styles from "./report.module.css";

/** Squares of white around the code, which readers need. */
const QUIET = 4;

function QrCode({ path, size, label }: ReturnType<typeof qrPath> & { label: string }) {
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg className={styles.code} viewBox={box} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} fill="black" />
    </svg>
  );
}

/** True while printing, however it was started; everything but the report is then hidden. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begin = () => {
      dataset.printing = "report";
      // The browser captures the page as soon as this event handler returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      delete dataset.printing;
      setPrinting(false);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      delete dataset.printing;
    };
  }, []);
  return printing;
}

type DrawCode = typeof qrPath;

/** Draws QR codes, once its script has loaded; until then, and if it fails, the link is printed without one. */
function useQrPath(): DrawCode | undefined {
  const [draw, setDraw] = useState<{ code: DrawCode }>();
  useEffect(() => {
    import("./qrPath").then(
      (module) => setDraw({ code: module.qrPath }),
      () => undefined,
    );
  }, []);
  return draw?.code;
}

/** The page without the deal: short enough to read beside a code that has all of it. */
const shortLink = (link: string) => {
  const { host, pathname } = new URL(link);
  return host + pathname;
};

/**
 * The printed analysis, for spouse and accountant: the results opened, the notice, and the link back. Rendered only while
 * printing.
 */
export function DealReport(props: ReadReport) {
  const { deal } = props;
  const { text, language } = useWords();
  const printing = usePrinting();
  const drawCode = useQrPath();
  const { report } = text;
  const today = formatDay(isoDay(new Date()) ?? "", language);
  const link = shareUrl(window.location.href, deal);
  const qr = useMemo(() => (printing ? drawCode?.(link) : undefined), [printing, drawCode, link]);
  const [before, after] = (qr ? report.scan : report.again).split("{{link}}");
  if (!printing) return null;
  return createPortal(
    <div className={styles.paper} data-report="">
      <p className={styles.brand}>{report.brand}</p>
      <h1>{deal.name ? `${report.title}: ${deal.name}` : report.title}</h1>
      {deal.address && <p>{deal.address}</p>}
      <p>{interpolate(report.made, { day: today })}</p>
      <ReadOnlyResults place="paper" report={props} />
      <div className={styles.foot}>
        {qr && <QrCode {...qr} label={report.code} />}
        <div>
          <p>{report.contact}</p>
          <p>
            {before}
            <a href={link}>{qr ? shortLink(link) : link}</a>
            {after}
          </p>
          <p className="fine">{text.notice}</p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
