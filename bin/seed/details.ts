// Profile details of the demo users beyond name and trade, and decisions of moderators. Derived from their numbers, so
// every run gives the same result.
import type { Language } from '#contracts/values.ts';
import type { DemoEmployer, DemoWorker } from './people.ts';

const women = new Set([5, 6, 10, 15, 20, 24, 26, 28, 30, 37, 39]);

/** A worker who has not returned since registration: the profile page asks for more. */
export const UNFILLED_WORKER = 16;

/** A worker whose documents wait for a moderator; a sample document exists. */
export const WAITING_WORKER = 9;

const confirmedWorkers = new Set([1, 4, 11, 17, 25, 29, 33, 35]);
const refusedWorkers: Readonly<Record<number, string>> = {
  22: 'The photo is cut off. Please send the whole card, with the first eight digits covered.',
};
const confirmedEmployers = new Set([1, 4, 9, 11]);

/** Invented: no PAN of this form is issued. */
const gstNumbers: Readonly<Record<number, string>> = {
  1: '27XXXPD0001X1Z7',
  4: '29XXXPD0004X1Z0',
  11: '10XXXPD0011X1ZK',
};

const pincodes: Readonly<Record<string, string>> = {
  Pune: '411045',
  Mumbai: '400017',
  Nashik: '422003',
  Bengaluru: '560066',
  Mysuru: '570015',
  'New Delhi': '110020',
  'Karol Bagh': '110005',
  Tiruppur: '641602',
  Chennai: '600020',
  Coimbatore: '641004',
  Patna: '800020',
  Darbhanga: '846004',
};

const spokenIn: Readonly<Record<string, readonly string[]>> = {
  Maharashtra: ['mr', 'hi'],
  Karnataka: ['kn', 'en'],
  Delhi: ['hi', 'pa'],
  'Tamil Nadu': ['ta', 'en'],
  Bihar: ['hi', 'bh'],
};

const neighbours: Readonly<Record<string, readonly string[]>> = {
  Maharashtra: ['Maharashtra', 'Goa', 'Gujarat'],
  Karnataka: ['Karnataka', 'Kerala'],
  Delhi: ['Delhi', 'Haryana', 'Uttar Pradesh'],
  'Tamil Nadu': ['Tamil Nadu', 'Kerala'],
  Bihar: ['Bihar', 'Jharkhand', 'Delhi'],
};

export interface SeededReview {
  status: 'pending' | 'verified' | 'rejected';
  reason: string | null;
  /** Hours since the documents were sent. */
  hours: number;
}

const confirmed = (number: number): SeededReview => ({ status: 'verified', reason: null, hours: 400 - 5 * number });

function reviewOfWorker(number: number): SeededReview | null {
  if (number === WAITING_WORKER) return { status: 'pending', reason: null, hours: 20 };
  const reason = refusedWorkers[number];
  if (reason) return { status: 'rejected', reason, hours: 90 };
  return confirmedWorkers.has(number) ? confirmed(number) : null;
}

const eachOnce = (own: Language, others: readonly string[]) => [...new Set([own, ...others])];

/** Day wage of the trade; it rises with the years of experience. */
const wage = (years: number, number: number) => 500 + 50 * Math.min(years, 12) + 10 * (number % 5);

/** Returns the rest of a worker's profile; for the unfilled one only required fields. */
export function detailsOfWorker({ number, city, state, language, experience_years }: DemoWorker) {
  const years = experience_years ?? 0;
  if (number === UNFILLED_WORKER) return { review: null };
  return {
    pincode: pincodes[city] ?? null,
    gender: women.has(number) ? 'female' : 'male',
    date_of_birth: `${2004 - years - (number % 6)}-${String((number % 12) + 1).padStart(2, '0')}-15`,
    preferred_shift: (['day', 'day', 'both', 'night'] as const)[number % 4] ?? 'day',
    preferred_states: neighbours[state] ?? [],
    languages_known: eachOnce(language, spokenIn[state] ?? []),
    current_salary: number % 3 === 0 ? wage(years, number) - 50 : null,
    expected_salary: wage(years, number),
    review: reviewOfWorker(number),
  };
}

/** Returns the rest of an employer's profile. */
export function detailsOfEmployer({ number, city }: DemoEmployer) {
  return {
    pincode: pincodes[city] ?? null,
    gst_number: gstNumbers[number] ?? null,
    is_contractor: number === 1 || number === 11,
    review: confirmedEmployers.has(number) ? confirmed(number) : null,
  };
}
