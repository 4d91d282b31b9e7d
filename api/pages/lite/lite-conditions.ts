// The conditions of a search, such as night shift or minimum pay, on the job list without scripts (`/lite/jobs`): the
// query parameters, the fields of the form, the links that remove a condition, and the line above the jobs whose posts
// do not mention a condition.
import {
  conditionNames,
  provisions,
  schoolings,
  searchedPeriods,
  searchedShifts,
  searchedStarts,
} from '#contracts/condition-lists.ts';
import type { SearchCondition } from '#contracts/conditions.ts';
import type { JobSearch } from '#contracts/job-search.ts';
import { jobTypes } from '#contracts/lists.ts';
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

/**
 * Returns the query parameters of conditions as the search contract expects them. A form without scripts sends one
 * parameter for each ticked checkbox, and also those of empty fields.
 */
export function readFilters(query: Readonly<Record<string, unknown>>): [string, unknown][] {
  return filterNames.flatMap((name) => {
    const value = query[name];
    if (value === undefined || value === '' || (name === 'pay_period' && !query.pay_min)) return [];
    if (!Array.isArray(value)) return [[name, value]];
    if (name === 'provided') return [[name, value.join(',')]];
    // If a reader ticks day and night, any shift fits.
    return name === 'shift' ? [] : [[name, value]];
  });
}

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

interface Choice {
  value: string;
  label: string;
}

interface FieldSetup {
  texts: PageTexts;
  /** The chosen values by the name of their parameter; `provided` is a comma-separated list. */
  chosen: ReadonlyMap<string, string>;
}

const isChosen = ({ chosen }: FieldSetup, name: string, value: string) =>
  chosen.get(name)?.split(',').includes(value) ?? false;

interface Ticks {
  name: keyof PageTexts['conditions'] & SearchCondition['name'];
  values: readonly string[];
  type?: 'checkbox' | 'radio';
}

const ticks = (setup: FieldSetup, { name, values, type = 'checkbox' }: Ticks) =>
  values.map((value) => {
    const checked = isChosen(setup, name, value) ? html` checked` : null;
    return html`<label class="check"><input type="${type}" name="${name}" value="${value}"${checked}>${conditionText(setup.texts, { name, value, period: null, q: null })}</label>\n`;
  });

/** Returns a field with a list of choices. `label` is its name for screen readers. */
function select(
  setup: FieldSetup,
  name: string,
  { label, choices }: { label: string; choices: readonly Choice[] },
): Html {
  const options = choices.map(({ value, label: words }) => {
    const selected = isChosen(setup, name, value) ? html` selected` : null;
    return html`<option value="${value}"${selected}>${words}</option>`;
  });
  return html`<select name="${name}" aria-label="${label}">${options}</select>`;
}

const group = (legend: string, fields: readonly Html[]) =>
  html`<fieldset><legend>${legend}</legend>${fields}</fieldset>\n`;

function payFields(setup: FieldSetup): Html {
  const { conditions, reference } = setup.texts;
  const periods = searchedPeriods.map((value) => ({ value, label: reference.pay_name[value] ?? value }));
  const amount = setup.chosen.get('pay_min') ?? '';
  return group(conditions.filter.pay, [
    html`<label for="pay_min">₹</label><input type="number" id="pay_min" name="pay_min" value="${amount}" min="1" max="10000000">`,
    select(setup, 'pay_period', {
      label: conditions.filter.pay,
      choices: [{ value: '', label: conditions.filter.any_pay }, ...periods],
    }),
  ]);
}

/** Returns the fields of the conditions for the search form. They are folded until the search has a condition. */
export function conditionFields(texts: PageTexts, filters: readonly [string, string][]): Html {
  const setup = { texts, chosen: new Map(filters) };
  const { conditions, reference } = texts;
  const { filter } = conditions;
  const types = jobTypes.map((value) => ({ value, label: reference.job_type[value] ?? value }));
  const learned = schoolings.map((value) => ({ value, label: conditions.schooling[value] }));
  const listed = (name: string, label: string, choices: readonly Choice[]) =>
    html`<label>${label}${select(setup, name, { label, choices })}</label>\n`;
  return html`<details${filters.length > 0 ? html` open` : null}><summary>${filter.more}</summary>
${listed('job_type', filter.job_type, [{ value: '', label: filter.any_type }, ...types])}
${group(filter.shift, ticks(setup, { name: 'shift', values: searchedShifts }))}
${group(filter.provided, ticks(setup, { name: 'provided', values: provisions }))}
${payFields(setup)}
${listed('schooling', filter.schooling, [{ value: '', label: filter.any_schooling }, ...learned])}
${ticks(setup, { name: 'experience', values: ['none'] })}
${ticks(setup, { name: 'from_home', values: ['true'] })}
${ticks(setup, { name: 'walk_in', values: ['true'] })}
${ticks(setup, { name: 'start', values: searchedStarts, type: 'radio' })}
</details>
`;
}
