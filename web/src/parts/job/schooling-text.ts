// Names, in the reader's language, the schooling that a job requires.
import type { Schooling } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that names the minimum schooling of a job. */
export function useSchoolingText() {
  const { t } = useTranslation('conditions');
  return (value: Schooling): string =>
    value === 'none' ? t('conditions:schooling.none') : t(`conditions:needed.${value}`);
}
