/* eslint-disable @typescript-eslint/no-unused-vars -- a merged interface must repeat the type parameters of React's own */
import "react";

// Attributes that browsers support but React 18's types lack.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto";
  }
}
