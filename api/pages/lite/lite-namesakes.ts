// The line of the simple list with the other towns of the name that a search names.
import type { JobList } from '#contracts/job-search.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { type Html, html } from '../html.ts';
import { stateText } from '../job-words.ts';

/** Returns the town that is meant, with links to the others; null without others. `linkTo` gets a value of `location`. */
export function namesakeLine(
  texts: PageTexts,
  namesake: JobList['namesake'],
  linkTo: (location: string) => string,
): Html | null {
  if (!namesake) return null;
  const { city, state, other_states } = namesake;
  const links = other_states.map(
    (other) =>
      html` · <a href="${linkTo(`${city}, ${other}`)}">${fill(texts.conditions.also_in, { state: stateText(texts, other) })}</a>`,
  );
  return html`<p>${texts.places[city] ?? city}, ${stateText(texts, state)}${links}</p>`;
}
