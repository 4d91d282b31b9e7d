// Opens, closes and walks the list of a combo field: arrows move, Enter takes, Escape closes.
import { type KeyboardEvent, type ReactNode, useState } from 'react';

export interface ComboOption {
  key: string;
  text: string;
  /** A smaller word behind it that tells it from others of its name. */
  note?: string | null;
  /** A drawing before it. */
  picture?: ReactNode;
}

/** What walking the list needs to know. */
export interface Walking<O extends ComboOption> {
  /** What is being typed; null while nobody does. */
  typed: string | null;
  options: readonly O[];
  /** Whether Enter and Tab take the first option once something is typed: for fields where only the list counts. */
  closed?: boolean;
  onType: (text: string | null) => void;
  onPick: (option: O) => void;
  /** One was pressed or taken with Enter: the next field may take over. */
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
  /** The field is left: where the list alone counts and one thing is left of it, that was meant. */
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
      // The key itself goes on to the next field.
      if (event.key === 'Tab' && open && chosen) take(chosen);
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  return { open, active, show, type, pick, leave, onKeyDown };
}
