// React hook for a combo box. Depending on `closed`, the value of the combo box must be an option of the list or may be
// any text.
import type { KeyboardEvent, ReactNode } from 'react';
import { useListKeys } from './use-list-keys.ts';

export interface ComboOption {
  key: string;
  text: string;
  /** A short addition that distinguishes options of the same name. */
  note?: string | null;
  /** An image before the name. */
  picture?: ReactNode;
}

export interface Walking<O extends ComboOption> {
  /** The typed text; null while the user is not typing. */
  typed: string | null;
  options: readonly O[];
  /**
   * True if only options of the list are valid. Then, after the user has typed text, Enter and Tab choose the first
   * option.
   */
  closed?: boolean;
  onType: (text: string | null) => void;
  onPick: (option: O) => void;
  /** Called when an option is clicked or chosen with Enter, for example to focus the next field. */
  onChosen?: (() => void) | undefined;
}

export function useCombo<O extends ComboOption>({
  typed,
  options,
  closed = false,
  onType,
  onPick,
  onChosen,
}: Walking<O>) {
  const take = (option: O) => {
    onType(null);
    onPick(option);
  };
  const list = useListKeys({
    options,
    first: closed && typed?.trim() ? 0 : null,
    onPick: (option) => {
      take(option);
      onChosen?.();
    },
  });
  return {
    ...list,
    show: () => {
      if (!list.open) list.show();
    },
    onKeyDown: (event: KeyboardEvent) => {
      list.onKeyDown(event);
      const chosen = list.active === null ? undefined : options[list.active];
      if (event.key !== 'Tab' || !list.open || !chosen) return;
      // No `preventDefault` here, so that Tab still moves the focus to the next field.
      list.close();
      take(chosen);
    },
    type: (text: string) => {
      list.show();
      onType(text);
    },
    /**
     * Handles the loss of focus. If only list options are valid and exactly one option matches the typed text, chooses
     * that option.
     */
    leave: () => {
      list.close();
      const only = closed && typed?.trim() && options.length === 1 ? options[0] : undefined;
      if (only) onPick(only);
      onType(null);
    },
  };
}
