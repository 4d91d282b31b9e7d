// Renders the simple markup of the OpenAPI descriptions: `code`, **strong**, and an empty line between paragraphs.
import { escapeText, type Html } from '../../pages/html.ts';

const marked = (text: string) =>
  escapeText(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

export const inline = (text: string): Html => ({ html: marked(text) });

export const paragraphs = (text: string): Html => ({
  html: text
    .split('\n\n')
    .map((one) => `<p>${marked(one)}</p>`)
    .join('\n'),
});
