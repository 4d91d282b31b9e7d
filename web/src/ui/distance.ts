// How far a job is, in words: whole kilometres, because jobs and places are known by their town or PIN code only.
import { useTranslation } from 'react-i18next';

/** `3 km`, `less than 1 km`; null where the distance is not known. */
export function useDistanceText(km: number | null): string | null {
  const { t } = useTranslation('jobs');
  if (km === null) return null;
  return km < 1 ? t('place.under_1_km') : t('place.km', { count: Math.round(km) });
}
