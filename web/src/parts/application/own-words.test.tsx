// @vitest-environment happy-dom
// Tests that an author's own words in another language get a `lang` attribute and a label with the name of the
// language, and that prepared phrases get neither.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { OwnWords } from './own-words.tsx';

beforeAll(() => startWords());
afterEach(cleanup);

const TAMIL = 'நாளை காலை வாருங்கள்';
const phrase = {
  field: 'employer_feedback',
  phrase: 'come-tomorrow',
  version: 1,
  slots: {},
  line: 'நாளை வாருங்கள்.',
  text: 'Come tomorrow.',
} as const;

it('Own words in another language are marked, and their language is named above them', () => {
  renderWeb(<OwnWords text={TAMIL} field="message" of={{ words_lang: { message: 'ta' } }} />);
  const words = screen.getByText(`“${TAMIL}”`);
  expect(words.lang).toBe('ta');
  expect(words.previousElementSibling?.textContent).toContain('Tamil');
});

it('Phrases beside own words are not marked', () => {
  const of = { phrase_lines: [phrase], words_lang: { employer_feedback: 'ta' } };
  renderWeb(<OwnWords text={`Come tomorrow.\n${TAMIL}`} field="employer_feedback" of={of} />);
  expect(screen.getByText('“Come tomorrow.”').lang).toBe('');
  expect(screen.getByText(`“${TAMIL}”`).lang).toBe('ta');
});

it('Words in the reader’s language are quoted only', () => {
  const { container } = renderWeb(<OwnWords text="Come tomorrow" field="message" of={{}} />);
  expect(screen.getByText('“Come tomorrow”')).toBeTruthy();
  expect(container.querySelector('[lang]')).toBeNull();
});
