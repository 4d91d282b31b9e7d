// Inspects one screen: which fields it shows, and whether a hostile string has created HTML elements or attributes.
import type { Page } from 'playwright-core';
import { fieldsIn } from './fields.ts';

interface Look {
  /** Fields that the screen shows: its text, values or attributes contain the mark of the field (a unique string). */
  shown: string[];
  /** Elements and attributes that only hostile strings can have created. */
  intruders: string[];
}

/** Inspects the whole document. Data in script elements does not count as shown, because users do not see it. */
export async function lookAt(page: Page): Promise<Look> {
  const { held, intruders } = await page.evaluate(() => {
    const made: string[] = [];
    const texts = [document.title];
    for (const element of document.querySelectorAll('*')) {
      const isScript = element.tagName === 'SCRIPT';
      if (isScript && /caught\(/.test(element.textContent ?? '') && !element.getAttribute('type')?.includes('json'))
        made.push(element.outerHTML.slice(0, 160));
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) texts.push(element.value);
      for (const { name, value } of element.attributes) {
        texts.push(value);
        if (/^on/.test(name)) made.push(`${name} of ${element.outerHTML.slice(0, 160)}`);
        if (/^(href|src|action|formaction|data|xlink:href|srcdoc)$/.test(name) && /^\s*j\s*a\s*v\s*a\s*s/i.test(value))
          made.push(`${name} of ${element.outerHTML.slice(0, 160)}`);
      }
    }
    texts.push(document.body.textContent ?? '');
    return { held: texts.join('\n'), intruders: made };
  });
  return { shown: fieldsIn(held), intruders };
}
