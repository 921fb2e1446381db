/**
 * The descriptor of the socket that systemd has passed to this process (sd_listen_fds): while the server restarts,
 * visitors wait instead of being refused.
 */
export function heldSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_FDS === "1" && LISTEN_PID === String(process.pid) ? 3 : undefined;
}
