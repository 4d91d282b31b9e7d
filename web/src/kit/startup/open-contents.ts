// Opens the table of contents of a long page on a wide screen. On a phone, the open list would push the text off the
// first screen.

/** Opens the table of contents if the screen is wide. */
export function openOnDesktop(box: HTMLDetailsElement | null): void {
  if (box && window.matchMedia('(min-width: 640px)').matches) box.open = true;
}
