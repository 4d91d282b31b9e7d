// Chips: options in a row or in several rows, with a single tab stop (the WAI-ARIA toolbar pattern).
import './chip.css';
import { type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
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

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface ChipsProps {
  label: string;
  wrap?: boolean;
  children: ReactNode;
}

/**
 * A named bar of chips in a scrolling row. With `wrap`, the chips wrap instead of scrolling. Arrow keys, Home and End
 * move the focus between the chips.
 */
export function Chips({ label, wrap = false, children }: ChipsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const chips = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const stopAt = (stop: Element | undefined) => {
    for (const chip of chips()) chip.tabIndex = chip === stop ? 0 : -1;
  };
  // Set the tab stop after each render, because chips are added, removed and moved. Until the first effect has run,
  // every chip can be reached with Tab.
  useEffect(() => {
    const all = chips();
    const chosen = all.find((chip) => chip.getAttribute('aria-pressed') === 'true');
    stopAt(all.find((chip) => chip === document.activeElement) ?? chosen ?? all[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = chips();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = steps[event.key]?.(at, all.length);
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <div
      className="chips"
      data-wrap={wrap || undefined}
      role="toolbar"
      aria-label={label}
      ref={bar}
      onKeyDown={onKeyDown}
      onFocus={(event) => stopAt(event.target)}
    >
      {children}
    </div>
  );
}
