// Checks the height of cards, and the position of the first card after a search, on a phone of 360 × 740 px, so
// that more than two cards fit on the screen.
import { pageCheck } from './page-checks.ts';

/** The largest height in px of a card that opens a job. */
const MAX_HEIGHT = 200;

/**
 * The largest height in px of a job card on the home page of a worker. This card also shows ticks with the reasons why
 * the job fits.
 */
const MAX_HEIGHT_WITH_TICKS = 210;

/** The largest height in px of other cards of a worker, by selector: an application, and a call for a day. */
const MAX_HEIGHTS = { '.application-cards article': 450, '.call-card[data-for="labour"]': 200 };

/** The largest distance in px from the top of the page to the first card below a folded search form. */
const MAX_TOP_AFTER_SEARCH = 220;

const heightCheck = pageCheck(
  ([max, maxWithTicks]) =>
    [...document.querySelectorAll('.job-card[data-link]')]
      .map((card) => ({ card, height: card.getBoundingClientRect().height }))
      .filter(({ card, height }) => height > (card.querySelector('.match-ticks') ? maxWithTicks : max))
      .map(({ card, height }) => `a card ${height} px high: ${card.querySelector('.job-card__title')?.textContent}`),
  [MAX_HEIGHT, MAX_HEIGHT_WITH_TICKS] as const,
);

const otherHeightCheck = pageCheck(
  (limits) =>
    Object.entries(limits).flatMap(([selector, max]) =>
      [...document.querySelectorAll(selector)]
        .filter((card) => !card.querySelector('details[open]') && card.getBoundingClientRect().height > max)
        .map((card) => `${selector} is ${card.getBoundingClientRect().height} px high: ${card.textContent}`),
    ),
  MAX_HEIGHTS,
);

const topCheck = pageCheck((max) => {
  const card = document.querySelector('.job-results .job-card[data-link]');
  if (!card || !document.querySelector('.search-pill')?.checkVisibility()) return [];
  const top = card.getBoundingClientRect().top + window.scrollY;
  return top > max ? [`the first card of a search begins at ${top} px`] : [];
}, MAX_TOP_AFTER_SEARCH);

/** Checks for cards that are too high, with their heights, and for a first card that begins too low after a search. */
export const cardChecks = [heightCheck, otherHeightCheck, topCheck];
