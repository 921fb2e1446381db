// Calls to the site's own /api. Axios loads with the first call.
import type { AxiosError, AxiosResponse, Method } from "axios";
import { isRecord } from "../content/isRecord";
import { accessToken, logout } from "./session";

interface ApiClientOptions {
  method?: Method;
  body?: unknown;
  headers?: Record<string, string>;
}

type ApiResult<T> = { error: false; response: AxiosResponse<T> } | { error: true; message: string };

function serverMessage(body: unknown): string | undefined {
  return isRecord(body) && typeof body.message === "string" && body.message ? body.message : undefined;
}

// Axios's own check is unavailable if axios itself failed to load.
const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === "object" && error !== null && "isAxiosError" in error;

/** As specified: the server's message, otherwise one for HTTP client errors, otherwise the error's own. */
function messageOf(error: unknown): string {
  if (isAxiosError(error)) return serverMessage(error.response?.data) ?? "An unknown axios error occurred";
  return error instanceof Error ? error.message : "An unknown error occurred";
}

async function call<T>(
  path: string,
  options: ApiClientOptions,
  headers: Record<string, string>,
): Promise<ApiResult<T>> {
  try {
    const { default: axios } = await import("axios");
    const response = await axios.request<T>({
      baseURL: "/api",
      // The token is for this site only.
      allowAbsoluteUrls: false,
      url: path,
      method: options.method ?? "GET",
      data: options.body,
      headers: { Accept: "application/json", ...options.headers, ...headers },
      withCredentials: true,
      responseType: "json",
    });
    return { error: false, response };
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 401) logout();
    return { error: true, message: messageOf(error) };
  }
}

/** Calls a public endpoint under `/api`. Never throws. */
export function callPublicApi<T>(path: string, options: ApiClientOptions = {}): Promise<ApiResult<T>> {
  return call<T>(path, options, {});
}

/** Calls an endpoint under `/api` with the visitor's access token. Never throws; a 401 ends the session. */
export function callApi<T>(path: string, options: ApiClientOptions = {}): Promise<ApiResult<T>> {
  const token = accessToken();
  return call<T>(path, options, token ? { Authorization: `Bearer ${token}` } : {});
}
