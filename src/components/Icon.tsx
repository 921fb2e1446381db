import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  drawing: IconNode;
  /** Width and height in pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
  /** What the icon says where no words beside it do. */
  label?: string;
}

/**
 * A drawn icon; `.icon` of global.css says how its lines look. Not the component of lucide-react: its two layers around
 * each drawing are work for every page.
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
