// Renders a line of the job list without scripts (`/lite/jobs`): it links to towns in other states that have the same
// name as the searched town.
import type { JobList } from '#contracts/job-search.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { type Html, html } from '../html.ts';
import { stateText } from '../job-words.ts';

/**
 * Returns a line with the searched town and links to the other towns; null if the name belongs to one town only.
 * `linkTo` returns the link for a value of `location`.
 */
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
