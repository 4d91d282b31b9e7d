// A link that shows the workplace in the phone's map app, found by its postal address. The page itself loads no map.
import { useSyncExternalStore } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';

type Somewhere = Pick<Job, 'location' | 'city' | 'state' | 'pincode'>;

/** Returns the URL of a map search for the workplace; null if only the state is known. */
export function directionsUrl({ location, city, state, pincode }: Somewhere, userAgent: string): string | null {
  if (!location && !city && !pincode) return null;
  const address = encodeURIComponent([location, city, state, pincode].filter(Boolean).join(', '));
  // Only Android opens a `geo:` URL in any installed map app.
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
      // A `geo:` URL opens the map app, so a new tab would stay empty.
      target={url.startsWith('geo:') ? undefined : '_blank'}
      rel="noopener noreferrer"
    >
      <Icon name="navigation" size={20} />
      {t('way')}
    </a>
  );
}
