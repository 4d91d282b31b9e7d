// @vitest-environment happy-dom
// Tests that a job card shows the title in the reader's language first. Below follows the title as the employer wrote
// it, with a `lang` attribute.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobCard } from './job-card.tsx';
import { JobTitle } from './job-title.tsx';
import { inReadersLanguage, isTranslated } from './translated.ts';

beforeAll(() => startWords());
afterEach(cleanup);

const tamil = jobResponse(1, {
  title: 'தச்சர் வேலை',
  reader_title: { text: 'Carpenter · 3 people', source: 'composed', original_lang: 'ta' },
});

it('The link of a card is the reader’s title, and the employer’s words follow with their `lang`', () => {
  renderWeb(<JobCard job={inReadersLanguage(tamil)} to="/jobs/1" />);
  expect(screen.getByRole('link', { name: 'Carpenter · 3 people' })).toBeTruthy();
  expect(screen.getByText('தச்சர் வேலை').lang).toBe('ta');
});

it('The title in lists of administrators and employers is the reader’s, and the employer’s words follow', () => {
  renderWeb(<JobTitle of={tamil} untitled="No title" />);
  expect(screen.getByText('Carpenter · 3 people')).toBeTruthy();
  expect(screen.getByText('தச்சர் வேலை').lang).toBe('ta');
});

it('A draft without a title has the given text', () => {
  renderWeb(<JobTitle of={{ title: '' }} untitled="No title" />);
  expect(screen.getByText('No title')).toBeTruthy();
});

it('A job in the reader’s language has one title', () => {
  const own = jobResponse(2);
  expect(inReadersLanguage(own)).toBe(own);
  const { container } = renderWeb(<JobCard job={inReadersLanguage(own)} to="/jobs/2" />);
  expect(container.querySelector('[lang]')).toBeNull();
});

it('The switch to the original is offered only if other words replace the employer’s', () => {
  expect([isTranslated(tamil), isTranslated(jobResponse(3))]).toEqual([true, false]);
});
