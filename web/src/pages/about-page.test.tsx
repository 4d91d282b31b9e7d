// @vitest-environment happy-dom
// Tests the page about the company: its goals beside the counted statistics, its features and its history.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import landing from '#locales/en/landing.json';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { publicStats } from '#testing/public-stats.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AboutPage } from './about-page.tsx';

beforeAll(startWords);
afterEach(cleanup);

const FIGURES = 'GET /api/v1/stats/public/';

function open(answer: () => Response): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  serveWeb({ [FIGURES]: answer });
  renderWeb(<AboutPage />);
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('The page about the company lists all goals beside the counted values, also those below the minimum (D1)', async () => {
  open(() => json(publicStats));
  await screen.findByText('Counted on 22 November 2026');
  const figure = (name: string) =>
    part('KaamSetu in numbers').getByText(name).parentElement?.textContent?.replace(name, '');
  expect(figure('Jobs posted')).toBe('66 CountedOur goal 5,000+');
  expect(figure('States with jobs')).toBe('8 CountedOur goal 5');
  expect(figure('States that workers come from')).toBe('4 CountedOur goal 12');
  expect(figure('Ratings of 4 or 5 stars')).toBe('too few yetOur goal 95%');
  expect(figure('Worker families')).toBe('not countedOur goal 25,000+');
});

it('The page about the company shows only counted values if the operator hides the goals', async () => {
  open(() => json({ ...publicStats, claimed: null }));
  await screen.findByText('Counted on 22 November 2026');
  expect(screen.queryByText(/Our goal/)).toBeNull();
  expect(screen.queryByText('Worker families')).toBeNull();
});

it('The page about the company reports a failed statistics call and keeps its texts', async () => {
  open(() => problem(500, 'internal'));
  await screen.findByText(landing.figures.failed);
  for (const text of [landing.features.score_text, landing.journey.start.text])
    expect(screen.getByText(text)).toBeTruthy();
});
