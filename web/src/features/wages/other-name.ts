// The name of the other user of a wage account: for a worker the employer, for an employer the worker.
import type { WageAccount } from '#contracts/wage-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSide } from './side.ts';

/** Returns the function that returns the other user's name, or a general name if that user has deleted the account. */
export function useOtherName() {
  const { t } = useTranslation('wages');
  const side = useSide();
  return ({ other_name }: Pick<WageAccount, 'other_name'>) => {
    if (other_name !== null) return readable(other_name);
    return side === 'employer' ? t('employer.unknown') : t('unknown');
  };
}
