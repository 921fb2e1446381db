import type { ReactNode } from "react";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";

/** The advantage card, with the way to the form. */
export const Advantage = ({ text, children }: { text: Texts["invest"]["advantage"]; children: ReactNode }) => (
  <Section tone="ink" label={text.label} title={text.title} lead={text.text}>
    {children}
  </Section>
);
