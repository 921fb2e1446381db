// WebKit, the engine of Safari, as Debian packages it: WebKitGTK's small browser, driven over W3C WebDriver.
import { findWebKit, WITHOUT_WEBKIT } from "../findWebKit";
import { test } from "./crmSites";
import { testInOtherBrowser } from "./otherBrowser";
import { launchWebKit } from "./webDriver";

const webKit = findWebKit();
if (!webKit) console.log(WITHOUT_WEBKIT);
else testInOtherBrowser("WebKit", () => launchWebKit(webKit));

test.skip(!webKit, WITHOUT_WEBKIT);
// It renders every page without a graphics card.
test.describe.configure({ timeout: 270_000 });
