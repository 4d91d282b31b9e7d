// Returns a sentence about how soon an employer usually answers applications; null if the answer time is unknown. `t`
// must have the topic `jobs`.
import type { Translate } from '../../i18n/translate.ts';

const DAY_H = 24;

export function answersText(t: Translate, hours: number | null | undefined): string | null {
  if (hours === null || hours === undefined) return null;
  if (hours <= 1) return t('jobs:answers.hour');
  if (hours < DAY_H) return t('jobs:answers.hours', { count: Math.ceil(hours) });
  return t('jobs:answers.days', { count: Math.ceil(hours / DAY_H) });
}
