// PIN codes and their districts, loaded at the first call. Data: pincodes.json (India Post; see ATTRIBUTION.md).
import { stateName } from '#contracts/lists.ts';
import { findPlace } from './places.ts';

interface PinPlace {
  pincode: string;
  /** The English name of the state. */
  state: string;
  district: string;
  /**
   * The largest place of the district, with its coordinates in `lat` and `lng`. All three are null if the place is
   * unknown.
   */
  city: string | null;
  lat: number | null;
  lng: number | null;
}

interface Range {
  from: number;
  to: number;
  district: number;
}

interface PinCodes {
  districts: readonly string[];
  /** Ranges of PIN codes, sorted and without overlaps. */
  ranges: readonly Range[];
}

const BASE = 36;
const PIN = /^[1-9][0-9]{5}$/;

let codes: Promise<PinCodes> | undefined;

async function read(): Promise<PinCodes> {
  const { default: file } = await import('./pincodes.json', { with: { type: 'json' } });
  const ranges: Range[] = [];
  let end = 0;
  for (const part of file.ranges.join(' ').split(' ')) {
    const [gap = 0, length = 0, district = 0] = part.split('.').map((number) => Number.parseInt(number, BASE));
    ranges.push({ from: end + gap, to: end + gap + length, district });
    end += gap + length;
  }
  return { districts: file.districts, ranges };
}

function rangeOf(pin: number, ranges: readonly Range[]): Range | undefined {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined) return undefined;
    if (pin < range.from) high = middle - 1;
    else if (pin > range.to) low = middle + 1;
    else return range;
  }
  return undefined;
}

/**
 * Returns the state, district and largest place of a PIN code (six Latin digits); null for an invalid or unknown code.
 */
export async function placeOfPin(pincode: string): Promise<PinPlace | null> {
  if (!PIN.test(pincode)) return null;
  codes ??= read();
  const { districts, ranges } = await codes;
  const range = rangeOf(Number(pincode), ranges);
  const [district, code, city] = (range ? (districts[range.district] ?? '') : '').split('|');
  const state = stateName(code ?? '');
  if (!district || !state) return null;
  const place = city ? await findPlace(city, state) : null;
  return { pincode, state, district, city: place?.name ?? null, lat: place?.lat ?? null, lng: place?.lng ?? null };
}
