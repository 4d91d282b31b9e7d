// Profile details of the demo users beyond name and trade, and the decisions of moderators on their documents. The
// details are computed from the numbers of the users, so every run seeds the same details.
import type { Language } from '#contracts/values.ts';
import type { DemoEmployer, DemoWorker } from './people.ts';

const women = new Set([5, 6, 10, 15, 20, 24, 26, 28, 30, 37, 39]);

/** Number of a worker who has entered nothing since registration, so that the profile page asks for more details. */
export const UNFILLED_WORKER = 16;

/**
 * Number of a worker whose documents await the decision of a moderator. The demo contains a sample document for this
 * worker.
 */
export const WAITING_WORKER = 9;

const confirmedWorkers = new Set([1, 4, 11, 17, 25, 29, 33, 35]);
const refusedWorkers: Readonly<Record<number, string>> = {
  22: 'The photo is cut off. Please send the whole card, with the first eight digits covered.',
};
const confirmedEmployers = new Set([1, 4, 9, 11]);

/** Invented GST numbers. Each contains a PAN (income tax number) in a format that the tax authority never issues. */
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
  /** Hours since the user sent the documents. */
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

/**
 * Returns the daily wage of a worker in rupees. The wage rises with the years of experience and differs a little
 * between workers.
 */
const wage = (years: number, number: number) => 500 + 50 * Math.min(years, 12) + 10 * (number % 5);

/** Returns the profile details of a worker; only the required ones for `UNFILLED_WORKER`. */
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

export function detailsOfEmployer({ number, city }: DemoEmployer) {
  return {
    pincode: pincodes[city] ?? null,
    gst_number: gstNumbers[number] ?? null,
    is_contractor: number === 1 || number === 11,
    review: confirmedEmployers.has(number) ? confirmed(number) : null,
  };
}
