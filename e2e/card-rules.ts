// Checks the height of job cards on a phone of 360 × 740 px, so that more than two cards fit on the screen.
import type { Page } from 'playwright-core';

/** The largest height in px of a card that opens a job. */
const MAX_HEIGHT = 200;

/**
 * The largest height in px of a job card on the home page of a worker. This card also shows ticks with the reasons why
 * the job fits.
 */
const MAX_HEIGHT_WITH_TICKS = 210;

/** Returns the job cards that are too high, with their heights. */
export const cardFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([max, maxWithTicks]) =>
      [...document.querySelectorAll('.job-card[data-link]')]
        .map((card) => ({ card, height: card.getBoundingClientRect().height }))
        .filter(({ card, height }) => height > (card.querySelector('.match-ticks') ? maxWithTicks : max))
        .map(({ card, height }) => `a card ${height} px high: ${card.querySelector('.job-card__title')?.textContent}`),
    [MAX_HEIGHT, MAX_HEIGHT_WITH_TICKS] as const,
  );
