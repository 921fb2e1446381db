import { nextTurn } from "../nextTurn";

// In this order each part runs only what those before it have not run yet. They are fetched together ("eager").
const PARTS = [
  () => import(/* webpackMode: "eager" */ "../theme/InteractiveTheme"),
  () => import(/* webpackMode: "eager" */ "./TextBox"),
  () => import(/* webpackMode: "eager" */ "./CountryPicker"),
];

/** The contact form. Its parts are run one by one: a phone needs a tenth of a second for all, and taps come in between. */
export async function loadContactForm() {
  for (const run of PARTS) {
    await run();
    await nextTurn();
  }
  return import(/* webpackMode: "eager" */ "./ContactForm");
}
