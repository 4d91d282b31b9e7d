// Tags of a job: type, first two languages, industry and trade. A job without any of these gets two general tags
// (`tag.labour`, `tag.worker`).

import type { Job } from '#contracts/job-shapes.ts';
import { isRole } from '#contracts/lists.ts';
import type { Translate } from '../../i18n/translate.ts';

const LANGUAGES_SHOWN = 2;

type Tagged = Pick<Job, 'language_preference' | 'industry' | 'role'> & { job_type: Job['job_type'] | null };

/** Returns the names of spoken languages, joined; at most `max` of them. */
export function languagesText(t: Translate, codes: readonly string[], max = codes.length): string {
  return codes
    .slice(0, max)
    .map((code) => t(`reference:spoken_language.${code}`, { defaultValue: code }))
    .join(', ');
}

/** Returns the translated name of a trade; the given text if it is not a known trade. */
export function roleText(t: Translate, role: string): string {
  return isRole(role) ? t(`reference:role.${role}`) : role;
}

/**
 * Returns the translated name of an industry. `industry` is a slug or the former English value, such as `Food
 * processing`. Any other text is returned unchanged.
 */
export function industryText(t: Translate, industry: string): string {
  const slug = industry.toLowerCase().replace(/[^a-z]+/g, '-');
  return t(`reference:industry.${slug}`, { defaultValue: industry });
}

export function jobTags(t: Translate, job: Tagged): string[] {
  const tags = [
    job.job_type && t(`reference:job_type.${job.job_type}`),
    languagesText(t, job.language_preference, LANGUAGES_SHOWN),
    job.industry && industryText(t, job.industry),
    job.role && roleText(t, job.role),
  ].filter((tag): tag is string => Boolean(tag));
  return tags.length > 0 ? [...new Set(tags)] : [t('jobs:tag.labour'), t('jobs:tag.worker')];
}
