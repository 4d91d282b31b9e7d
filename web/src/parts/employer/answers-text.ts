// Describes how soon an employer usually answers applications. The functions return null if the time is unknown. `t`
// must have loaded the translation topic `jobs`.
import type { Translate } from '../../i18n/translate.ts';

const DAY_H = 24;

type Hours = number | null | undefined;

/** Returns a sentence, such as `Usually answers within 3 days`. */
export function answersText(t: Translate, hours: Hours): string | null {
  if (hours === null || hours === undefined) return null;
  if (hours <= 1) return t('jobs:answers.hour');
  if (hours < DAY_H) return t('jobs:answers.hours', { count: Math.ceil(hours) });
  return t('jobs:answers.days', { count: Math.ceil(hours / DAY_H) });
}

/** Returns the time alone, such as `within 3 days`, for a line with little space. */
export function shortAnswersText(t: Translate, hours: Hours): string | null {
  if (hours === null || hours === undefined) return null;
  if (hours < DAY_H) return t('jobs:answers.in_hours', { count: Math.max(1, Math.ceil(hours)) });
  return t('jobs:answers.in_days', { count: Math.ceil(hours / DAY_H) });
}
