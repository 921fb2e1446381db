import type { ReactNode } from "react";
import { usePageWords, useText } from "../content/pageWords";
import { ALL_PAGES, pathOf } from "../site/pages";
import { Doors } from "./Doors";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./Layout.module.css";
import { companyOf, wordPagesOf, type PageFrame } from "./pageFrame";
import { PhoneBar } from "./PhoneBar";

interface LayoutProps {
  /** The result of the page's query. */
  frame: PageFrame;
  /** The header overlays the page's first picture until the visitor scrolls. */
  overHero?: boolean;
  children: ReactNode;
}

const hasForm = (path: string) =>
  ALL_PAGES.some(
    (page) => page.path === path && page.anchors instanceof Array && page.anchors.some((name) => name === "contact"),
  );

export function Layout({ frame, overHero = false, children }: LayoutProps) {
  const { nav } = useText("common");
  const { path } = usePageWords();
  const company = companyOf(frame);
  const wordPages = wordPagesOf(frame);
  return (
    <div id="root" className={styles.root}>
      <a className={styles.skip} href="#main" data-no-print>
        {nav.skip}
      </a>
      {hasForm(path) && (
        <a className={styles.skip} href="#contact" data-no-print>
          {nav.skipToForm}
        </a>
      )}
      <Header company={company} wordPages={wordPages} overHero={overHero} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* The home page has them at its top. */}
      {path !== pathOf("home") && <Doors company={company} />}
      <Footer company={company} wordPages={wordPages} />
      <PhoneBar company={company} />
    </div>
  );
}
