// A drawing of the distance between the worker's home town and the job: the centre is the home town, and the job is on
// a ring whose radius grows with the distance. Text beside the drawing names the distance and the two towns.
import './distance-ring.css';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useDistanceText } from '../../parts/places/distance.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { useProfile } from '../../session/profile.ts';

const CENTRE = 50;
/** The distances, in kilometres, at which a faint ring is drawn, so that users can estimate the distance of the job. */
const FAINT_RINGS = [5, 25, 100];

/**
 * Returns the radius for a distance: 12 to 44 units of the SVG. The radius grows logarithmically, so that differences
 * between short distances are visible.
 */
const radiusOf = (km: number) => 12 + 32 * Math.min(1, Math.log1p(km) / Math.log1p(100));

export function DistanceRing({ job }: { job: Job }) {
  const { t } = useTranslation('job-page');
  const { areaText, placeText } = usePlaceNames();
  const { data: profile } = useProfile('labour');
  const km = job.distance_km ?? 0;
  const distance = useDistanceText(km) ?? '';
  const home = profile?.city ? areaText(profile.city) : (profile?.pincode ?? '');
  const place = job.city ? placeText({ state: null, city: job.city }) : placeText(job);
  return (
    <div className="distance-ring" role="img" aria-label={t('way_of', { home, job: place, distance })}>
      <Drawing km={km} />
      <div>
        <b className="num">{distance}</b>
        <p>
          <Icon name="home" size={20} />
          {home}
        </p>
        <p>
          <Icon name="map-pin" size={20} />
          {place}
        </p>
      </div>
    </div>
  );
}

function Drawing({ km }: { km: number }) {
  const radius = radiusOf(km);
  const side = radius * Math.SQRT1_2;
  return (
    <svg viewBox="0 -4 100 104" aria-hidden="true" focusable="false">
      {FAINT_RINGS.map((far) => (
        <circle key={far} className="distance-ring__faint" cx={CENTRE} cy={CENTRE} r={radiusOf(far)} />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={radius} />
      <path strokeDasharray="3 3" d={`M${CENTRE} ${CENTRE}l${side} ${-side}`} />
      <circle className="distance-ring__full" cx={CENTRE} cy={CENTRE} r="5" />
      <g transform={`translate(${CENTRE + side} ${CENTRE - side})`}>
        <path className="distance-ring__full" d="M0 0c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z" />
        <circle className="distance-ring__faint" cx="0" cy="-12" r="1" />
      </g>
    </svg>
  );
}
