// @vitest-environment happy-dom
// Tests the letter that is shown in place of a profile picture: it is in the reader's script.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { renderIn } from '#web/i18n/current-language.ts';
import { Photo } from './photo.tsx';

beforeAll(startWords);
afterEach(() => {
  cleanup();
  renderIn('en');
});

it.each([
  ['en', 'सुनीता', 'S'],
  ['hi', 'Ramesh', 'र'],
  ['ta', 'Mohan', 'மோ'],
  ['hi', 'सुनीता', 'सु'],
] as const)('A reader of %s sees the first letter of “%s” as %s', (language, name, letter) => {
  renderIn(language);
  expect(renderWeb(<Photo name={name} picture={null} />).container.querySelector('.avatar')?.textContent).toBe(letter);
});
