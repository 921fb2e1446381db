import { Children, Suspense, type ReactNode } from "react";
import { useText } from "../content/useText";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./Layout.module.css";
import type { Company } from "./pageFrame";
import { wakeStylesAtEnd } from "./sleepingStyles";

interface LayoutProps {
  company: Company;
  /** The header lies over the page's first picture until the visitor scrolls. */
  overHero?: boolean;
  children: ReactNode;
}

/** The frame of every page. React starts each section in a task of its own, so that a touch never waits for the whole page. */
export function Layout({ company, overHero = false, children }: LayoutProps) {
  const { nav } = useText("common");
  return (
    <div id="root" ref={wakeStylesAtEnd} className={styles.root}>
      <a className={styles.skip} href="#main" data-no-print>
        {nav.skip}
      </a>
      <Header company={company} overHero={overHero} />
      <main id="main" tabIndex={-1}>
        {Children.map(children, (section) => (
          <Suspense>{section}</Suspense>
        ))}
      </main>
      <Footer company={company} />
    </div>
  );
}
