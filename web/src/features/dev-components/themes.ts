// Dark beside light on one page: what the tokens say for dark screens is made a rule for a part of the page.
import tokens from '../../ui/tokens.css?raw';

const DARK = '@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {';

/** The declarations of the first rule that begins with some words of the tokens. */
function declarationsOf(words: string): string {
  const rule = tokens.slice(tokens.indexOf(words) + words.length);
  return rule.slice(0, rule.indexOf('}'));
}

/** Lets `data-theme="dark"` be dark; answers how to take it back. */
export function allowDarkParts(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-theme="dark"] {${declarationsOf(DARK)}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

const light = declarationsOf(':root,\n[data-theme="light"] {');
const always = tokens.slice(tokens.indexOf('--avatar-0'), tokens.indexOf('--ease'));
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** The names of the tokens, as the file has them. */
export const colours = [...namesIn(light, /--([\w-]+):\s*#/g), ...namesIn(always, /--([\w-]+):\s*#/g)];
export const sizes = namesIn(always, /--(t-\d+):/g);
