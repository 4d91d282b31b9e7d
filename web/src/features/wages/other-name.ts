// The name of the other side of a wage account.
import type { WageAccount } from '#contracts/wages.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSide } from './side.ts';

/** Returns the function that names the other side; a deleted account has a general name. */
export function useOtherName() {
  const { t } = useTranslation('wages');
  const side = useSide();
  return ({ other_name }: WageAccount) => {
    if (other_name !== null) return readable(other_name);
    return side === 'employer' ? t('employer.unknown') : t('unknown');
  };
}
