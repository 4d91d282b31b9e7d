// Applies the dark theme to a part of the page: copies the custom properties from the dark media query of `tokens.css`
// to a rule whose selector is `[data-theme="dark"]`.
import tokens from '../../kit/style/tokens.css?raw';

const DARK = '@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme="light"]) {';

/** Returns the declarations of the rule in `tokens.css` that begins with `words`. */
function declarationsOf(words: string): string {
  const rule = tokens.slice(tokens.indexOf(words) + words.length);
  return rule.slice(0, rule.indexOf('}'));
}

/** Adds a CSS rule that makes `data-theme="dark"` work on any element. Returns a function that removes the rule. */
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

/** Names of the colour tokens and of the text size tokens in `tokens.css`. */
export const colours = [...namesIn(light, /--([\w-]+):\s*#/g), ...namesIn(always, /--([\w-]+):\s*#/g)];
export const sizes = namesIn(always, /--(t-\d+):/g);
