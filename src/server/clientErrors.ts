// Answers to what arrives before there is a request: bytes that are no HTTP, headers that are too long, senders that stall.
import type { Socket } from "node:net";
import { ANSWER_POLICY } from "./site/answerPolicy";

const ANSWERS: Readonly<Record<string, [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or the headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** Time for a client to read the answer before its connection is cut. */
const LINGER_MS = 1000;

/** Writes one plain sentence with a 4xx status and closes the connection, whether the client does so or not. */
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
  // A client that goes on sending would keep the connection open for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
