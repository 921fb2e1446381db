import { filledList, group, line, paragraph } from "../schema/fields";
import type { InferType } from "yup";
import type { InOneLanguage } from "../schema/inOneLanguage";
import { opening, seo, titleAndText } from "./shared";

export const homeText = group({
  seo: seo(),
  hero: group({
    headline: filledList(line(40), { en: "lines of the headline", es: "las líneas del titular" }, 3).meta({
      hint: { en: "One to three short lines.", es: "De una a tres líneas cortas." },
    }),
    description: paragraph(220),
    extra: line(90),
    chatButton: line(40),
    formButton: line(40),
  }),
  presentation: group({
    label: line(40),
    title: line(80),
    paragraphs: filledList(paragraph(400), { en: "paragraphs", es: "los párrafos" }),
    profileButton: line(40),
    videoTitle: line(60),
  }),
  features: group({
    label: line(40),
    title: line(90),
    // Each is numbered from 01 to 09.
    reasons: filledList(titleAndText(), { en: "reasons", es: "las razones" }, 9),
  }),
  stats: group({ title: line(60) }),
  services: opening().shape({ more: line(30) }),
  projects: group({
    label: line(40),
    title: line(90),
    lead: paragraph(320),
    choose: line(60),
    size: line(60, { placeholders: ["area", "months"] }),
    whole: line(40),
    all: line(60),
    deal: group({
      title: line(40),
      bought: line(40),
      works: line(40),
      other: line(40),
      sold: line(40),
      profit: line(40),
      loss: line(40),
      time: line(40),
      bar: paragraph(240, { placeholders: ["sold", "bought", "works", "other", "result"] }),
      barLoss: paragraph(240, { placeholders: ["sold", "bought", "works", "other", "result"] }),
      differed: line(80, { placeholders: ["name", "planned", "actual"] }),
      wentWrong: line(40),
      open: line(60),
      ask: line(60),
    }),
    more: group({
      button: line(40),
      loading: line(80),
      shown: line(80, { placeholders: ["shown", "total"] }),
      failed: line(120),
    }),
  }),
  testimonials: group({ label: line(40), title: line(90), lead: paragraph(320) }),
  investWithUs: opening(),
  preview: group({
    label: line(80),
    title: line(80),
    example: line(120, { placeholders: ["name"] }),
    kept: line(120),
    keptDeal: line(120, { placeholders: ["price", "sale"] }),
    answers: filledList(line(120), { en: "answers", es: "las respuestas" }),
    gate: paragraph(160),
    opened: line(80),
    open: line(40),
  }),
  // The calculator's own words load with it: content/text/calculator.json.
  calculator: group({
    label: line(80),
    title: line(80),
    lead: paragraph(240),
    report: group({ title: line(80), lead: paragraph(240) }),
    loading: line(80),
    loadFailed: line(120),
    retry: line(80),
  }),
});

export type HomeText = InOneLanguage<InferType<typeof homeText>>;
