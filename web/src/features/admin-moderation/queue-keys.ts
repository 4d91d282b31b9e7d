// Which card the keys J, K and the arrows lead to.

const forward = ['j', 'ArrowDown'];
const back = ['k', 'ArrowUp'];

/** Whether a key belongs to what is typed, to a dialog, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target instanceof Element ? event.target : null;
  return at?.closest('input, textarea, select, [role="dialog"], [role="menu"]') != null;
}

/** The card a key leads to; null where it is another key. The arrows scroll as long as no card is in focus. */
export function cardToFocus(list: Element, { key }: KeyboardEvent): HTMLElement | null {
  const step = forward.includes(key) ? 1 : back.includes(key) ? -1 : 0;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (step === 0 || (at < 0 && key.startsWith('Arrow'))) return null;
  const next = at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + step));
  return cards[next] ?? null;
}
