// @vitest-environment happy-dom
// Tests the ticks on a job card that show why the job fits, and the reasons as text.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Match } from '#contracts/matching.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { MatchTicks } from './match-ticks.tsx';

beforeAll(startWords);
afterEach(cleanup);

/** Shows a match, and returns the icons of the ticks that are set. */
function metIcons(reasons: Match['reasons']): (string | undefined)[] {
  renderWeb(<MatchTicks match={{ fits: true, score: 70, reasons }} distance_km={9} />);
  return [...document.querySelectorAll<SVGElement>('[data-met] > .icon:first-child')].map((icon) => icon.dataset.icon);
}

it('A job of the own or a related trade, near and with the wanted pay, has three ticks', () => {
  const rest: Match['reasons'] = [
    { code: 'distance', weight: 20 },
    { code: 'pay', weight: 15 },
  ];
  expect(metIcons([{ code: 'skill', weight: 40 }, ...rest])).toEqual(['hammer', 'map-pin', 'rupee']);
  cleanup();
  expect(metIcons([{ code: 'related_skill', weight: 20 }, ...rest])).toEqual(['hammer', 'map-pin', 'rupee']);
});

it('Trade, distance or pay without a reason, or with points against it, has no tick', () => {
  const reasons: Match['reasons'] = [
    { code: 'skill', weight: 40 },
    { code: 'state', weight: 5 },
    { code: 'pay', weight: -5 },
  ];
  expect(metIcons(reasons)).toEqual(['hammer']);
});

it('The ticks are named by what they say, and open the reasons in words', () => {
  metIcons([
    { code: 'skill', weight: 40 },
    { code: 'distance', weight: 20 },
  ]);
  const summary = screen.getByText('How well this job fits you').closest('summary');
  expect(summary?.parentElement?.textContent).toContain('Fits you well: your trade, 9 km away');
});
