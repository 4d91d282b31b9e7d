// Names the schooling that a job asks for in the reader's language.
import type { Schooling } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that names the least schooling of a job. */
export function useSchoolingText() {
  const { t } = useTranslation('conditions');
  return (value: Schooling): string =>
    value === 'none' ? t('conditions:schooling.none') : t(`conditions:needed.${value}`);
}
