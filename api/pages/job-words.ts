// Describes a job in the reader's language: pay, place, employer and every fact that the employer entered.
import type { Schooling } from '#contracts/conditions.ts';
import type { Job, ReadJob } from '#contracts/job-shapes.ts';
import { states } from '#contracts/lists.ts';
import { readerText } from '#contracts/phrased-text.ts';
import { dayText } from '#locales/date-time-text.ts';
import { hourText } from '#locales/day-parts.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { typedLanguage } from '#locales/transliteration/typed-language.ts';
import { industryOf } from '#marketplace/search/industries.ts';
import { type Html, html } from './html.ts';

// Amounts have Latin digits in Indian grouping in every language (C.11).
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  numberingSystem: 'latn',
});

export const rupeesText = (amount: number): string => rupees.format(amount);

/** Formats a calendar date (`YYYY-MM-DD`) in the language of the page. */
const calendarText = ({ language }: PageTexts, day: string) =>
  dayText(`${day}T00:00:00Z`, { language, timeZone: 'UTC' });

/** Formats an instant as a date in India (D59). */
export const instantText = ({ language }: PageTexts, instant: string) => dayText(instant, { language });

export function stateText({ reference }: PageTexts, name: string): string {
  const code = states.find((state) => state.name === name)?.code;
  return (code && reference.state[code]) ?? name;
}

/**
 * Returns the job with its title, description, requirements and phrases in the reader's language, as far as they are
 * translated (D110). If nothing changes, returns the same object.
 */
export function translatedJob<J extends ReadJob>(job: J): J {
  const words = job.translations[job.translated_to ?? ''];
  const { phrase_lines: lines } = job;
  const hasPhrases = lines?.some(({ line, text }) => line !== text);
  if (!words && !job.reader_title && !hasPhrases) return job;
  return {
    ...job,
    title: job.reader_title?.text ?? job.title,
    description: readerText(job.description, 'description', lines, words?.description),
    requirements: job.requirements && readerText(job.requirements, 'requirements', lines, words?.requirements),
  };
}

/**
 * Returns the employer's title of the job as a small line to show below the title in the reader's language; null if the
 * job is shown with the employer's title.
 */
export const originalTitleHtml = ({ reader_title }: Pick<Job, 'reader_title'>, title: string): Html | null =>
  reader_title ? html`<p class="soft" lang="${reader_title.original_lang}">${title}</p>` : null;

/** Returns text such as `₹900 / day`. For a job without pay, returns a hint to ask the employer (D19). */
export function payText({ pages, reference }: PageTexts, { salary_amount, salary_period }: Job): string {
  if (salary_amount === null) return pages.pay.ask;
  const amount = rupees.format(salary_amount);
  return salary_period
    ? fill(pages.pay.per, { amount, period: reference.salary_period[salary_period] ?? salary_period })
    : amount;
}

/** Returns the name of the pay of a job, such as “Monthly salary”; “Pay” if the period is unknown. */
const payName = ({ pages, reference }: PageTexts, { salary_amount, salary_period }: Job): string =>
  (salary_amount !== null && salary_period && reference.pay_name[salary_period]) || pages.fact.pay;

/** A function that returns a name in the script of the reader's language, or unchanged. */
type WriteName = typeof readableName;

/** Returns town and state; for a job in the whole state, text such as “Anywhere in Bihar”. */
export function placeText(texts: PageTexts, job: Job, writeName: WriteName = readableName): string {
  const { city, state, all_cities } = job;
  const { pages, places } = texts;
  if (all_cities && state) return fill(pages.place.whole_state, { state: stateText(texts, state) });
  const parts = [city && (places[city] ?? writeName(city, texts.language)), state && stateText(texts, state)].filter(
    Boolean,
  );
  return parts.join(', ') || pages.place.not_provided;
}

/** Returns the name of the industry in the page's language. Text that names no known industry is returned unchanged. */
export function industryText({ reference }: PageTexts, { industry }: Job): string | null {
  const slug = industryOf(industry);
  return slug ? (reference.industry[slug] ?? slug) : industry;
}

/** Returns the company name as it was typed, else the name of the person. */
export function employerText({ pages }: PageTexts, { employer }: Job): string {
  return employer.company_name || `${employer.first_name} ${employer.last_name}`.trim() || pages.unknown_employer;
}

/** Returns the employer's name in the reader's script, followed by the typed name if that name is in another script. */
export function employerHtml(texts: PageTexts, job: Job): Html {
  const typed = employerText(texts, job);
  const name = readableName(typed, texts.language);
  return name === typed
    ? html`${typed}`
    : html`${name} <small class="soft" lang="${typedLanguage(typed)}">${typed}</small>`;
}

export function peopleText({ pages }: PageTexts, { positions }: Job): string {
  return fill(positions === 1 ? pages.people.one : pages.people.other, { count: positions });
}

/** Names the things that the employer provides; empty if the employer provides nothing. */
export function providedText({ pages }: PageTexts, job: Job): string {
  const kinds = ['food', 'stay', 'transport', 'tools'] as const;
  return kinds
    .filter((kind) => job[`${kind}_provided`])
    .map((kind) => pages.provided[kind])
    .join(', ');
}

const hoursText = ({ pages }: PageTexts, { hours_per_day }: Job) =>
  hours_per_day === null ? null : fill(pages.hours, { count: hours_per_day });

/** Names the shift and the hours per day; empty if the job states neither. */
export const workHoursText = (texts: PageTexts, job: Job): string =>
  [job.shift && texts.pages.shift[job.shift], hoursText(texts, job)].filter(Boolean).join(', ');

/** Formats a time such as `07:30` in the language of the page. */
const timeText = ({ language }: PageTexts, time: string) =>
  hourText(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });

/** Names the schooling that a job asks for. */
export const schoolingText = ({ conditions }: PageTexts, schooling: Schooling): string =>
  schooling === 'none' ? conditions.schooling.none : conditions.needed[schooling];

function whenAndHow(
  texts: PageTexts,
  job: Job,
  writeName: WriteName,
): [keyof PageTexts['pages']['fact'], string | null][] {
  const { pages } = texts;
  return [
    ['start', job.start_date && calendarText(texts, job.start_date)],
    ['start_time', job.start_time && timeText(texts, job.start_time)],
    ['hours', hoursText(texts, job)],
    ['shift', job.shift && pages.shift[job.shift]],
    ['duration', job.duration],
    ['provided', providedText(texts, job)],
    [
      'walk_in',
      job.walk_in &&
        fill(pages.days, { from: calendarText(texts, job.walk_in.from), to: calendarText(texts, job.walk_in.to) }),
    ],
    ['walk_in_place', job.walk_in ? writeName(job.walk_in.place, texts.language) : null],
  ];
}

/**
 * Returns label and value of each fact of the job that is set. `writeName` converts the names of places, by default to
 * the reader's script.
 */
export function factsOf(
  texts: PageTexts,
  job: Job,
  writeName: WriteName = readableName,
): { label: string; value: string }[] {
  const { pages, reference } = texts;
  const place = [job.location && writeName(job.location, texts.language), placeText(texts, job, writeName)]
    .filter(Boolean)
    .join(', ');
  const languages = job.language_preference.map((code) => reference.spoken_language[code] ?? code);
  const facts: [keyof typeof pages.fact, string | null][] = [
    ['place', place],
    ['pincode', job.pincode],
    ['trade', job.role && (reference.role[job.role] ?? job.role)],
    ['kind', reference.job_type[job.job_type] ?? job.job_type],
    ['positions', peopleText(texts, job)],
    ...whenAndHow(texts, job, writeName),
    ['language', languages.join(', ')],
    ['industry', industryText(texts, job)],
    ['resume', job.require_resume ? pages.resume_needed : null],
    ['contractor', job.is_contractor ? pages.contractor : null],
    ['until', job.expires_at && instantText(texts, job.expires_at)],
  ];
  const pay = { label: payName(texts, job), value: payText(texts, job) };
  return [
    pay,
    ...facts.flatMap(([key, value]) => (value ? [{ label: pages.fact[key], value }] : [])),
    ...(job.schooling ? [{ label: texts.conditions.needed.label, value: schoolingText(texts, job.schooling) }] : []),
  ];
}
