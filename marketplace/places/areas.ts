// Areas and industrial estates of the larger cities, loaded at the first call. Data: areas.json (GeoNames; see
// ATTRIBUTION.md).
import { stateName } from '#contracts/lists.ts';

export interface Area {
  name: string;
  /** The city that the area belongs to, as stored in jobs. */
  city: string;
  /** The English name of the state. */
  state: string;
  lat: number;
  lng: number;
  /** Other spellings, and names in other scripts. */
  others: readonly string[];
}

let areas: Promise<readonly Area[]> | undefined;

async function read(): Promise<readonly Area[]> {
  const { default: file } = await import('./areas.json', { with: { type: 'json' } });
  return file.cities.flatMap((ofCity) => {
    const [head = '', ...rows] = ofCity;
    const [city = '', code = ''] = head.split('|');
    const state = stateName(code) ?? '';
    return rows.map((row) => {
      const [name = '', lat, lng, others = ''] = row.split('|');
      return { name, city, state, lat: Number(lat), lng: Number(lng), others: others.split(';').filter(Boolean) };
    });
  });
}

/** Returns all areas, those of the largest city first. */
export function allAreas(): Promise<readonly Area[]> {
  areas ??= read();
  return areas;
}
