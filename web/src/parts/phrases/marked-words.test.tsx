// @vitest-environment happy-dom
// Tests that words in another language have their `lang` attribute and the name of the language.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { MarkedWords } from './marked-words.tsx';

beforeAll(() => startWords());
afterEach(cleanup);

it('Words in another language are marked and named, but the text before the words is not marked', () => {
  renderWeb(
    <MarkedWords before="The reason:" lang="ta">
      வேலை
    </MarkedWords>,
  );
  const words = screen.getByText('வேலை');
  expect(words.lang).toBe('ta');
  expect(words.previousElementSibling?.textContent).toContain('Tamil');
  expect(screen.getByText('The reason:').lang).toBe('');
});

it('Words in the reader’s language are one unmarked sentence with the text before the words', () => {
  const { container } = renderWeb(
    <MarkedWords before="The reason:" lang={undefined}>
      Too dark.
    </MarkedWords>,
  );
  expect(screen.getByText('The reason: Too dark.')).toBeTruthy();
  expect(container.querySelector('[lang]')).toBeNull();
});
