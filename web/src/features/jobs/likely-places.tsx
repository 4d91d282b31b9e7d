// Lets a worker choose a town with one tap during the registration: the town nearest to the worker's location, the town
// of the job that the worker applies to, or one of the largest towns in the state of this job.
import './likely-places.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { knownPoint, useNearMe } from './near-me.ts';

const TOWNS = 5;

interface Town {
  state: string;
  city: string;
}

interface LikelyPlacesProps {
  /** The place of the job that the worker applies to. The first button is for the town of this place. */
  of: { state: string | null; city: string | null } | null;
  chosen: Town;
  onChange: (town: Town) => void;
}

export function LikelyPlaces({ of, chosen, onChange }: LikelyPlacesProps) {
  return (
    <div className="likely-places">
      <Here onFound={onChange} />
      {of?.state && <Towns state={of.state} city={of.city} chosen={chosen} onChange={onChange} />}
    </div>
  );
}

/**
 * Returns the town nearest to the user's location, which this tab stores. Returns null if this tab has stored no
 * location, or if the server finds no town near the location.
 */
async function nearestTown(): Promise<Town | null> {
  const near = knownPoint();
  if (near === null) return null;
  const { cities } = await call(jobEndpoints.listCities, { query: { near, limit: 1 } });
  const [town] = cities;
  return town?.state ? { state: town.state, city: town.name } : null;
}

/** The button that requests the user's location. The browser asks for consent only after the tap. */
function Here({ onFound }: { onFound: (town: Town) => void }) {
  const { t } = useTranslation(['place-picker', 'jobs']);
  const [hasFailed, setFailed] = useState(false);
  const { state, ask } = useNearMe(() => {
    const fail = () => setFailed(true);
    nearestTown().then((town) => (town ? onFound(town) : fail()), fail);
  });
  const failure = hasFailed ? 'unavailable' : state === 'idle' || state === 'asking' ? null : state;
  const press = () => {
    setFailed(false);
    ask();
  };
  return (
    <>
      <Button icon="locate" wide busy={state === 'asking'} onClick={press}>
        {t(state === 'asking' ? 'jobs:near.asking' : 'place-picker:here')}
      </Button>
      <p className="soft small">{t('place-picker:here_note')}</p>
      {failure && <Notice tone="info" icon="map-pin" role="status" title={t(`jobs:near.${failure}`)} />}
    </>
  );
}

interface TownsProps extends Pick<LikelyPlacesProps, 'chosen' | 'onChange'> {
  state: string;
  city: string | null;
}

/** Buttons for the town of the job and for the largest towns of its state. */
function Towns({ state, city, chosen, onChange }: TownsProps) {
  const { t } = useTranslation('place-picker');
  const { cityText } = usePlaceNames();
  const { data: largest = [] } = useQuery({
    queryKey: keyOf('jobs', 'listCities', { state, largest: TOWNS }),
    queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { state, limit: TOWNS }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ cities }) => cities.map(({ name }) => name),
  });
  const names = [...new Set([...(city ? [city] : []), ...largest])].slice(0, TOWNS);
  if (names.length === 0) return null;
  return (
    <Chips wrap label={t('likely')}>
      {names.map((name) => (
        <Chip
          key={name}
          chosen={chosen.state === state && chosen.city === name}
          onClick={() => onChange({ state, city: name })}
        >
          {cityText(name)}
        </Chip>
      ))}
    </Chips>
  );
}
