// The conditions of a search, such as night shift or minimum pay, on the job list without scripts (`/lite/jobs`): the
// query parameters, the links that remove a condition, and the line above the jobs whose posts do not mention a
// condition.
import { conditionNames } from '#contracts/condition-lists.ts';
import type { SearchCondition } from '#contracts/conditions.ts';
import type { JobSearch } from '#contracts/job-search.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { type Html, html } from '../html.ts';
import { rupeesText } from '../job-words.ts';

/** Query parameters of the conditions. The links and the form of the page keep these parameters. */
export const filterNames = [...conditionNames, 'pay_period'] as const;

export type Filters = Pick<JobSearch, (typeof filterNames)[number]>;

/** Returns the conditions of a search as names and values of parameters. */
export const filtersOf = (search: Filters): [string, string][] =>
  filterNames.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]]));

function conditionText({ conditions, reference }: PageTexts, { name, value, period }: SearchCondition): string {
  if (name === 'job_type') return reference.job_type[value] ?? value;
  if (name === 'pay_min') return fill(conditions.pay[period ?? 'month'], { amount: rupeesText(Number(value)) });
  const names: Readonly<Record<string, string>> = conditions[name];
  return names[value] ?? value;
}

/**
 * Returns the search without one condition: without the condition's parameter, and without its words in the query text.
 */
function without<S extends Filters & Pick<JobSearch, 'q'>>(search: S, { name, value, q }: SearchCondition): S {
  const provided = search.provided?.filter((known) => known !== value) ?? [];
  const left = name === 'provided' && provided.length > 0 ? provided : undefined;
  return {
    ...search,
    ...(q === null ? {} : { q }),
    ...(name === 'pay_min' ? { pay_period: undefined } : {}),
    [name]: left,
  };
}

/**
 * For each condition of the search, returns a link to the same search without this condition; null without conditions.
 */
export function conditionLinks<S extends Filters & Pick<JobSearch, 'q'>>(
  texts: PageTexts,
  { search, conditions }: { search: S; conditions: readonly SearchCondition[] },
  linkTo: (search: S) => string,
): Html | null {
  if (conditions.length === 0) return null;
  const links = conditions.map(
    (condition) =>
      html`<p><a href="${linkTo(without(search, condition))}">${fill(texts.conditions.remove, { condition: conditionText(texts, condition) })}</a></p>\n`,
  );
  return html`<nav aria-label="${texts.conditions.chips}">${links}</nav>`;
}

/**
 * Returns the line above the jobs whose posts do not mention some of the searched conditions: “These jobs do not
 * mention: night shift. Ask the employer.”
 */
export const unstatedLine = (texts: PageTexts, conditions: readonly SearchCondition[]): Html =>
  html`<p>${fill(texts.conditions.unstated, { conditions: conditions.map((one) => conditionText(texts, one)).join(', ') })}</p>`;
