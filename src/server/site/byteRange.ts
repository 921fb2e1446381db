export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, section 14). Returns the range, `"whole"` for ranges this
 * server does not support (multiple ranges, other units, nonsense), or `"unsatisfiable"` (status 416).
 */
export function readByteRange(header: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header.replace(/\s/g, "")) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== "" && Number(to) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
