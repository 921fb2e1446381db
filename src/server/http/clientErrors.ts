// Responses to what never becomes a request: bytes that are not HTTP, oversized headers, stalled senders.
import type { Socket } from "node:net";
import { ANSWER_POLICY } from "../site/answerPolicy";

const ANSWERS: Readonly<Record<string, [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or the headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** How long a client has to read the response before its connection is destroyed. */
const LINGER_MS = 1000;

/** Responds with one plain sentence and a 4xx status, and closes the connection whether or not the client does. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] = ANSWERS[error.code ?? ""] ?? ["400 Bad Request", "The request cannot be read."];
  const lines = [
    `HTTP/1.1 ${status}`,
    "content-type: text/plain; charset=utf-8",
    `content-length: ${Buffer.byteLength(text) + 1}`,
    `content-security-policy: ${ANSWER_POLICY}`,
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${text}\n`);
  // A client that keeps sending would keep the connection open forever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
