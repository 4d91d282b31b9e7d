// Keyboard navigation in a list of cards (elements with the attribute `data-card`): finds the card to which J, K or an
// arrow key moves the focus.

const forward = ['j', 'ArrowDown'];
const back = ['k', 'ArrowUp'];

/**
 * Returns whether the list must ignore the key event: an input field, dialog or menu has the focus, the event has a
 * modifier key (a browser shortcut), or another handler has already handled the event.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target instanceof Element ? event.target : null;
  return (
    at?.closest('input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]') != null
  );
}

/**
 * Returns the card that the key moves the focus to; null if the key does not move the focus. While no card has the
 * focus, the arrow keys scroll the page and J or K focuses the first card.
 */
export function cardToFocus(list: Element, key: string): HTMLElement | null {
  const step = forward.includes(key) ? 1 : back.includes(key) ? -1 : 0;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (step === 0 || (at < 0 && key.startsWith('Arrow'))) return null;
  const next = at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + step));
  return cards[next] ?? null;
}
