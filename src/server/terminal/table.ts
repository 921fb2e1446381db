/** Aligns columns for a terminal; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => width(row[column] ?? ""))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - width(cell)))
      .join("  ")
      .trimEnd(),
  );
  const [heading = "", ...rest] = lines;
  return [heading, "-".repeat(widths.reduce((sum, one) => sum + one, 2 * (widths.length - 1))), ...rest].join("\n");
}

const width = (text: string) => Array.from(text).length;
