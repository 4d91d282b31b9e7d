// Formats distances to jobs in whole kilometres, because jobs and users are located only by town or PIN code.
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns `3 km` or, below 1 km, `same town`; null if the distance is unknown. */
export function useDistanceText(km: number | null): string | null {
  const { t } = useTranslation('jobs');
  if (km === null) return null;
  return km < 1 ? t('place.same_town') : t('place.km', { count: Math.round(km) });
}
