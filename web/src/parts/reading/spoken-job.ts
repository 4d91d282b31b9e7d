// Spoken sentences about a job: the facts of its card, or everything on its page.

import type { Job } from '#contracts/job-shapes.ts';
import { states } from '#contracts/lists.ts';
import type { Language } from '#contracts/values.ts';
import { relativeTimeOf } from '../../i18n/relative-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { employerName } from '../employer/employer-name.ts';
import { speakable } from './sentences.ts';
import { spokenDay, spokenDayOf, spokenTime } from './spoken-days.ts';

export interface SpeechFormatters {
  t: Translate;
  language: Language;
  placeText: (job: Pick<Job, 'state' | 'city' | 'location' | 'all_cities'>) => string;
}

type PaidJob = Pick<Job, 'salary_amount' | 'salary_period'>;

/** The properties of a job that its card shows. */
export type SpokenCard = PaidJob &
  Pick<Job, 'title' | 'state' | 'city' | 'location' | 'all_cities' | 'job_type'> & {
    employer: (Pick<Job['employer'], 'company_name' | 'first_name' | 'last_name'> & { verified?: boolean }) | null;
    created_at: string | null;
    distance_km?: number | null;
  };

/** Returns user-written text in a form that a voice reads well. */
export const said = (t: Translate, text: string) => speakable(text, (amount) => t('read-aloud:rupees', { amount }));

/** Returns the pay as a sentence. Amounts have no separators, because a voice would pause at each. */
export function spokenPay(t: Translate, { salary_amount, salary_period }: PaidJob): string {
  if (salary_amount === null) return t('read-aloud:job.pay_ask');
  return t(`read-aloud:job.pay_${salary_period ?? 'month'}`, { amount: String(salary_amount) });
}

function whatAndWhere({ t, placeText }: SpeechFormatters, job: SpokenCard): string {
  const title = said(t, job.title).replace(/[.।]+$/, '');
  const code = states.find(({ name }) => name === job.state)?.code;
  if (job.all_cities && code) return t('read-aloud:job.anywhere', { title, state: t(`reference:state.${code}`) });
  if (!job.city && !job.location && !job.state) return t('read-aloud:job.nowhere', { title });
  return t('read-aloud:job.where', { title, place: placeText(job) });
}

function howFar(t: Translate, km: number | null | undefined): string | null {
  if (km === null || km === undefined) return null;
  return km < 1 ? t('read-aloud:job.near') : t('read-aloud:job.away', { count: Math.round(km) });
}

function whoGives(t: Translate, { employer }: SpokenCard): (string | null)[] {
  const name = employerName(employer);
  if (!name) return [];
  return [t('read-aloud:job.employer', { employer: name }), employer?.verified ? t('read-aloud:job.checked') : null];
}

function howOld(t: Translate, { created_at }: SpokenCard): string | null {
  const age = relativeTimeOf(created_at);
  if (age.kind === 'new') return null;
  return age.kind === 'days'
    ? t('read-aloud:job.posted_days', { count: age.count })
    : t(`read-aloud:job.posted_${age.kind}`);
}

const there = (lines: readonly (string | null | false)[]) => lines.filter((line) => typeof line === 'string');

/** Returns the sentences of a job card. */
export function cardWords(formatters: SpeechFormatters, job: SpokenCard): string[] {
  const { t } = formatters;
  return there([
    whatAndWhere(formatters, job),
    spokenPay(t, job),
    howFar(t, job.distance_km),
    job.job_type && t(`read-aloud:job.kind_${job.job_type}`),
    ...whoGives(t, job),
    howOld(t, job),
  ]);
}

function whenWorkIs(
  { t, language }: SpeechFormatters,
  { start_date, start_time, hours_per_day }: Job,
): (string | null)[] {
  const day = start_date && spokenDayOf(start_date, language);
  const time = start_time && spokenTime(start_time, language);
  return [
    day && (time ? t('read-aloud:job.starts_at', { day, time }) : t('read-aloud:job.starts', { day })),
    hours_per_day && t('read-aloud:job.hours', { count: hours_per_day }),
  ].map((line) => line || null);
}

function howToCome({ t, language }: SpeechFormatters, { walk_in, expires_at, status }: Job): (string | null)[] {
  const days = walk_in && { from: spokenDayOf(walk_in.from, language), to: spokenDayOf(walk_in.to, language) };
  return [
    walk_in && days && t('read-aloud:job.walk_in', { ...days, place: said(t, walk_in.place) }),
    status === 'active' && expires_at ? t('read-aloud:job.until', { day: spokenDay(expires_at, language) }) : null,
    status === 'active' ? null : t('read-aloud:job.closed'),
  ];
}

/** Returns the sentences of a job page, the most important first. */
export function jobWords(formatters: SpeechFormatters, job: Job): string[] {
  const { t } = formatters;
  return there([
    ...cardWords(formatters, job),
    ...whenWorkIs(formatters, job),
    t('read-aloud:job.people', { count: job.positions }),
    job.food_provided && t('read-aloud:job.food'),
    job.stay_provided && t('read-aloud:job.stay'),
    job.transport_provided && t('read-aloud:job.transport'),
    job.tools_provided && t('read-aloud:job.tools'),
    job.description ? t('read-aloud:job.work', { text: said(t, job.description) }) : null,
    job.requirements ? t('read-aloud:job.needed', { text: said(t, job.requirements) }) : null,
    ...howToCome(formatters, job),
    t('read-aloud:job.no_fee'),
  ]);
}
