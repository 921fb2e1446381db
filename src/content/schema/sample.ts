import { boolean } from "yup";

/** Marks what is not real yet: a chip on the page (SampleChip.tsx), a line in the launch check (launch.ts). */
export const sample = () =>
  boolean()
    .strict()
    .notRequired()
    .meta({
      hint: {
        en: "Marks it as a sample on the page. Turn it off once the words and figures are your own.",
        es: "Lo marca como muestra en la página. Desactívelo cuando los textos y las cifras sean suyos.",
      },
    });
