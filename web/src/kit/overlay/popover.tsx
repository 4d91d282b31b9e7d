// Popover attached to its button. Escape, a press outside or an action in the content closes the popover.
import './popover.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the panel. */
  label: string;
  /** Renders the button of the popover. The button must have the attributes in `wiring`. */
  button: (wiring: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  /** The size of the panel: `wide` fills the screen of a phone. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

const focusButton = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('[aria-expanded]')?.focus();

export function Popover({ open, onOpenChange, label, button, size = 'normal', children }: PopoverProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // If the closed panel contained the focused element, the body has the focus now. Focus the button, so that keyboard
    // users can continue at the button.
    if (wasOpen.current && !open && document.activeElement === document.body) focusButton(place.current);
    wasOpen.current = open;
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onOpenChange(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onOpenChange(false);
      focusButton(place.current);
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, onOpenChange]);
  return (
    <div className="popover" ref={place}>
      {button({ 'aria-expanded': open, 'aria-controls': id, onClick: () => onOpenChange(!open) })}
      {open && (
        <section className="popover__panel" data-size={size} id={id} aria-label={label}>
          {children}
        </section>
      )}
    </div>
  );
}
