import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  drawing: IconNode;
  /** Width and height in pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
  /** Text alternative, if no text next to the icon says the same. */
  label?: string;
}

/**
 * A line icon, styled by `.icon` in global.css. Not lucide-react's own component, whose two wrappers per icon cost
 * every page.
 */
export function Icon({ drawing, size = 24, strokeWidth = 2, className, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={className ? `icon ${className}` : "icon"}
      role={label && "img"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing.map(([tag, attributes], position) => createElement(tag, { key: position, ...attributes }))}
    </svg>
  );
}
