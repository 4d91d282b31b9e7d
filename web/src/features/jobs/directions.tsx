// The way to the work, by its written address: opens the phone's own map, no map is loaded here.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contracts/jobs.ts';
import { Icon } from '../../ui/icon.tsx';

type Somewhere = Pick<Job, 'location' | 'city' | 'state' | 'pincode'>;

/** The address as a search; null where only a state is known. */
export function directionsUrl({ location, city, state, pincode }: Somewhere, userAgent: string): string | null {
  if (!location && !city && !pincode) return null;
  const address = encodeURIComponent([location, city, state, pincode].filter(Boolean).join(', '));
  // Only Android opens an address in whichever map there is.
  return /android/i.test(userAgent)
    ? `geo:0,0?q=${address}`
    : `https://www.google.com/maps/search/?api=1&query=${address}`;
}

const never = () => () => {};

export function Directions({ job }: { job: Somewhere }) {
  const { t } = useTranslation('job-page');
  const userAgent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );
  const url = directionsUrl(job, userAgent);
  if (!url) return null;
  return (
    <a
      className="job-header__way"
      href={url}
      // The phone's own map needs no new tab, and would leave an empty one behind.
      target={url.startsWith('geo:') ? undefined : '_blank'}
      rel="noopener noreferrer"
    >
      <Icon name="navigation" size={20} />
      {t('way')}
    </a>
  );
}
