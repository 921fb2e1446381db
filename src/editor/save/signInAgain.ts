// Signs in again without leaving the form: a GitHub App's tokens expire after eight hours.
import { SIGN_IN_PATH } from "../../site/apiPaths";
import type { Backend } from "./decapBackend";
import { isGroup } from "../../content/isGroup";

/** The localStorage key under which Decap CMS keeps the user. */
const KEPT_USER = "decap-cms-user";

const SUCCESS = "authorization:github:success:";

/** The token from the sign-in window, by the same messages that Decap CMS exchanges with it. */
function tokenFrom(popup: Window): Promise<string> {
  return new Promise((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== popup || origin !== location.origin || typeof data !== "string") return;
      if (data === "authorizing:github") popup.postMessage(data, location.origin);
      if (!data.startsWith(SUCCESS)) return;
      removeEventListener("message", onMessage);
      popup.close();
      const said: unknown = JSON.parse(data.slice(SUCCESS.length));
      if (isGroup(said) && typeof said.token === "string") resolve(said.token);
    };
    addEventListener("message", onMessage);
  });
}

function keep(token: string): void {
  const user: unknown = JSON.parse(localStorage.getItem(KEPT_USER) ?? "{}");
  localStorage.setItem(KEPT_USER, JSON.stringify({ ...(isGroup(user) && user), token }));
}

/** Opens the sign-in window and uses its token from then on. Must be called in a click handler (popup blockers). */
export async function signInAgain(backend: Backend): Promise<void> {
  const popup = open(`${SIGN_IN_PATH}?provider=github`, "sign-in", "width=960,height=600");
  if (!popup) return;
  const token = await tokenFrom(popup);
  await backend.restoreUser({ token, backendName: "github" });
  keep(token);
}
