import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric as Measured } from "web-vitals";
import type { Visit } from "./visit";

/** Decimal places of each reported value. */
const digitsOf = ({ name }: Measured) => (name === "CLS" ? 4 : 0);

/** Keeps the page's figures in `metrics`, each replaced as it becomes final. */
export function measureSpeed(metrics: Visit["metrics"]): void {
  const keep = (measured: Measured) => {
    metrics[measured.name] = Number(measured.value.toFixed(digitsOf(measured)));
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep);
}
