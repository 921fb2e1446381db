const THIS_MACHINE = ["127.0.0.1", "0.0.0.0", "::", "::1"];

export function browserAddress({ address, port }: { address?: string | null; port?: number } = {}): string {
  // A held socket may have no address that is known here.
  const host = address ?? "127.0.0.1";
  const name = THIS_MACHINE.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
