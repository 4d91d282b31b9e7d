// The tags of a job: kind, the first two languages, industry, trade; two plain ones where there is nothing to say.

import type { TFunction } from 'i18next';
import type { Job } from '#contracts/jobs.ts';
import { isRole } from '#contracts/lists.ts';

const LANGUAGES_SHOWN = 2;

type Tagged = Pick<Job, 'language_preference' | 'industry' | 'role'> & { job_type: string | null };

/** Names of spoken languages, joined; all of them unless `most` is given. */
export function languagesText(t: TFunction, codes: readonly string[], max = codes.length): string {
  return codes
    .slice(0, max)
    .map((code) => t(`reference:spoken_language.${code}`, { defaultValue: code }))
    .join(', ');
}

/** The name of a trade: by its slug, else as it was written. */
export function roleText(t: TFunction, role: string): string {
  return isRole(role) ? t(`reference:role.${role}`) : role;
}

export function jobTags(t: TFunction, job: Tagged): string[] {
  const tags = [
    job.job_type && t(`reference:job_type.${job.job_type}`),
    languagesText(t, job.language_preference, LANGUAGES_SHOWN),
    job.industry,
    job.role && roleText(t, job.role),
  ].filter((tag): tag is string => Boolean(tag));
  return tags.length > 0 ? [...new Set(tags)] : [t('jobs:tag.labour'), t('jobs:tag.worker')];
}
