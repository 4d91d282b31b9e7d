// React hook for the list of a combo box: arrow keys move, Enter chooses, Escape closes.
import { type KeyboardEvent, type ReactNode, useState } from 'react';

export interface ComboOption {
  key: string;
  text: string;
  /** A short addition that distinguishes options of the same name. */
  note?: string | null;
  /** An image before the name. */
  picture?: ReactNode;
}

/** Options of `useCombo`. */
export interface Walking<O extends ComboOption> {
  /** The typed text; null while the user is not typing. */
  typed: string | null;
  options: readonly O[];
  /** Whether only options of the list are valid. Then Enter and Tab choose the first option once text is typed. */
  closed?: boolean;
  onType: (text: string | null) => void;
  onPick: (option: O) => void;
  /** Called when an option is clicked or chosen with Enter, for example to focus the next field. */
  onChosen?: (() => void) | undefined;
}

function stepped(before: number | null, by: number, length: number): number | null {
  if (length === 0) return null;
  if (before === null) return by > 0 ? 0 : length - 1;
  return (before + by + length) % length;
}

export function useCombo<O extends ComboOption>({
  typed,
  options,
  closed = false,
  onType,
  onPick,
  onChosen,
}: Walking<O>) {
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState<number | null>(null);
  const first = closed && typed?.trim() ? 0 : null;
  const active = walked ?? first;
  const chosen = active === null ? undefined : options[active];

  const close = () => {
    setOpen(false);
    setWalked(null);
  };
  const take = (option: O) => {
    close();
    onType(null);
    onPick(option);
  };
  const pick = (option: O) => {
    take(option);
    onChosen?.();
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setWalked(null);
  };
  const type = (text: string) => {
    setOpen(true);
    setWalked(null);
    onType(text);
  };
  /** Handles the loss of focus. If only list options are valid and one option matches the text, chooses that option. */
  const leave = () => {
    close();
    const only = closed && typed?.trim() && options.length === 1 ? options[0] : undefined;
    if (only) onPick(only);
    onType(null);
  };
  const walk = (by: number) => {
    setOpen(true);
    setWalked(stepped(active, by, options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && chosen) pick(chosen);
    else {
      // No `preventDefault`: Tab still moves the focus to the next field.
      if (event.key === 'Tab' && open && chosen) take(chosen);
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  return { open, active, show, type, pick, leave, onKeyDown };
}
