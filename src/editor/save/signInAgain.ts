// Signs in once more without leaving the form: the tokens of a GitHub App end after eight hours.
import type { Backend } from "./decapBackend";

/** Where Decap CMS keeps who is signed in. */
const KEPT_USER = "decap-cms-user";

const SUCCESS = "authorization:github:success:";

/** The token that the sign-in's window brings, by the same messages as Decap CMS gets it. */
function tokenFrom(popup: Window): Promise<string> {
  return new Promise((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== popup || origin !== location.origin || typeof data !== "string") return;
      if (data === "authorizing:github") popup.postMessage(data, location.origin);
      if (!data.startsWith(SUCCESS)) return;
      removeEventListener("message", onMessage);
      popup.close();
      resolve((JSON.parse(data.slice(SUCCESS.length)) as { token: string }).token);
    };
    addEventListener("message", onMessage);
  });
}

function keep(token: string): void {
  const user = JSON.parse(localStorage.getItem(KEPT_USER) ?? "{}") as object;
  localStorage.setItem(KEPT_USER, JSON.stringify({ ...user, token }));
}

/** Opens the sign-in's window, and goes on with the token that it brings; has to be called while a press is handled. */
export async function signInAgain(backend: Backend): Promise<void> {
  const popup = open("/api/cms/auth?provider=github", "sign-in", "width=960,height=600");
  if (!popup) return;
  const token = await tokenFrom(popup);
  await backend.restoreUser({ token, backendName: "github" });
  keep(token);
}
