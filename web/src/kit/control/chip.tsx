// Chips: options in a horizontally scrolling row.
import './chip.css';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Whether the chip is chosen. Omit `chosen` for a chip that only triggers an action. */
  chosen?: boolean;
  picture?: ReactNode;
  children: ReactNode;
}

export function Chip({ chosen, picture, children, ...rest }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={chosen} {...rest}>
      {picture}
      {children}
    </button>
  );
}

interface ChipsProps {
  label: string;
  wrap?: boolean;
  children: ReactNode;
}

/** A named group of chips in a scrolling row. With `wrap`, the chips wrap instead of scrolling. */
export function Chips({ label, wrap = false, children }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser
    <div className="chips" data-wrap={wrap || undefined} role="group" aria-label={label}>
      {children}
    </div>
  );
}
