// Drawn flags, because emoji flags are missing on Windows. Named imports: the bundle takes these 26 and no others.
import {
  AR,
  BO,
  BR,
  CA,
  CL,
  CO,
  CR,
  DE,
  DO,
  EC,
  ES,
  FR,
  GB,
  GT,
  HN,
  IT,
  MX,
  NI,
  PA,
  PE,
  PT,
  PY,
  SV,
  US,
  UY,
  VE,
} from "country-flag-icons/string/3x2";

const DRAWINGS: Partial<Record<string, string>> = {
  AR,
  BO,
  BR,
  CA,
  CL,
  CO,
  CR,
  DE,
  DO,
  EC,
  ES,
  FR,
  GB,
  GT,
  HN,
  IT,
  MX,
  NI,
  PA,
  PE,
  PT,
  PY,
  SV,
  US,
  UY,
  VE,
};

/** The address of a country's flag as a picture; undefined for a country whose flag is not drawn. */
export function flagAddress(iso2: string): string | undefined {
  const drawing = DRAWINGS[iso2];
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
