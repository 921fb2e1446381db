// Every page's script, loaded after first paint: animation, live regions, and the island loader.
import { startIslands } from "../islands/startIslands";
import { countUp } from "./countUp";
import { hidePhoneBar } from "./hidePhoneBar";
import { keepDrawer } from "./keepDrawer";
import { handOverDeal } from "./handOverDeal";
import { markSections } from "./markSections";
import { tellColorMode } from "./tellColorMode";
import { mendAddress } from "./mendAddress";
import { offerHeroFilm } from "./offerHeroFilm";
import { offerAddressStart } from "./offerAddressStart";
import { offerComparisons } from "./offerComparisons";
import { offerTeaser } from "./offerTeaser";
import { showFocused } from "./showFocused";
import { showVideos } from "./showVideos";
import { showYear } from "./showYear";

const STEPS = [
  mendAddress,
  keepDrawer,
  tellColorMode,
  showVideos,
  showFocused,
  offerHeroFilm,
  offerComparisons,
  countUp,
  showYear,
  hidePhoneBar,
  markSections,
  offerTeaser,
  offerAddressStart,
  handOverDeal,
  startIslands,
];

/** A step that fails in some browser must not stop the others. */
async function tryStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.warn(error);
  }
}

void Promise.all(STEPS.map(tryStep)).then(() => (document.documentElement.dataset.ready = ""));
