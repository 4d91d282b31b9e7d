// The user's location. The app requests the location from the browser only after a tap, rounds the location to two
// decimals (about 1 km), and stores it only in this tab.
import { useState } from 'react';

const STORAGE_KEY = 'nearMe';
const PATIENCE = 10_000;
const GOOD_FOR = 10 * 60_000;

export type NearMeState = 'idle' | 'asking' | 'denied' | 'timeout' | 'unavailable';

/** Returns latitude and longitude, for example `18.52,73.86`; null if this tab has no location. */
export function knownPoint(): string | null {
  try {
    const point = sessionStorage.getItem(STORAGE_KEY);
    return point && /^-?\d{1,2}\.\d\d,-?\d{1,3}\.\d\d$/.test(point) ? point : null;
  } catch {
    return null;
  }
}

function keep({ coords }: GeolocationPosition): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
  } catch {
    // If the browser refuses session storage, the location is lost. `useNearMe` then returns the state `unavailable`.
  }
}

const failures: Record<number, NearMeState> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * Returns the state of the location request, and a function that requests the location. Calls `onFound` when the
 * location is known.
 */
export function useNearMe(onFound: () => void) {
  const [state, setState] = useState<NearMeState>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        keep(position);
        setState(knownPoint() === null ? 'unavailable' : 'idle');
        if (knownPoint() !== null) onFound();
      },
      ({ code }) => setState(failures[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: GOOD_FOR },
    );
  };
  return { state, ask, forget: () => setState('idle') };
}
