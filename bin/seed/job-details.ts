// Details of the demo jobs besides their text: start, hours, food, accommodation, walk-in days, schooling. All days are
// relative to the day of the seed.
import type { schoolings } from '#contracts/condition-lists.ts';

type Schooling = (typeof schoolings)[number];

interface Details {
  /** Days until the work starts. */
  start_in?: number;
  start_time?: string;
  hours_per_day?: number;
  shift?: 'day' | 'night' | 'both';
  food_provided?: boolean;
  stay_provided?: boolean;
  transport_provided?: boolean;
  tools_provided?: boolean;
  pincode?: string;
  /** Walk-in days: `days` consecutive days from tomorrow. */
  walk_in?: { days: number; place: string };
  is_contractor?: boolean;
}

const details: Readonly<Record<string, Details>> = {
  'mason-baner': {
    start_in: 2,
    start_time: '08:00',
    hours_per_day: 8,
    shift: 'day',
    food_provided: true,
    tools_provided: true,
    pincode: '411045',
    walk_in: { days: 3, place: 'Site office behind the school, Baner' },
    is_contractor: true,
  },
  'helper-baner': {
    start_in: 2,
    start_time: '08:00',
    hours_per_day: 8,
    shift: 'day',
    tools_provided: true,
    pincode: '411045',
    is_contractor: true,
  },
  'tiler-hinjewadi': { start_in: 6, hours_per_day: 9, shift: 'day', tools_provided: true, pincode: '411057' },
  'carpenter-pune': { hours_per_day: 9, shift: 'day', tools_provided: true, stay_provided: true, is_contractor: true },
  'tailor-dharavi': { start_time: '09:30', hours_per_day: 9, shift: 'day', tools_provided: true, pincode: '400017' },
  'packer-dharavi': { hours_per_day: 8, shift: 'both', pincode: '400017' },
  'harvest-nashik': {
    start_in: 3,
    start_time: '06:30',
    hours_per_day: 8,
    shift: 'day',
    food_provided: true,
    stay_provided: true,
    transport_provided: true,
    tools_provided: true,
    pincode: '422003',
  },
  'cleaner-whitefield': {
    start_time: '07:00',
    hours_per_day: 8,
    shift: 'day',
    tools_provided: true,
    pincode: '560066',
  },
  'guard-whitefield': {
    start_time: '20:00',
    hours_per_day: 12,
    shift: 'night',
    food_provided: true,
    pincode: '560066',
    walk_in: { days: 5, place: 'Tech Park, Gate 4, ITPL Main Road' },
  },
  'mason-patna': { start_in: 2, start_time: '08:00', hours_per_day: 9, shift: 'day', food_provided: true },
  'helper-patna': { start_in: 3, start_time: '08:00', hours_per_day: 9, shift: 'day', food_provided: true },
  'makhana-darbhanga': { start_in: 4, start_time: '09:00', hours_per_day: 8, shift: 'day', tools_provided: true },
  'cook-wedding': {
    start_in: 4,
    start_time: '16:00',
    hours_per_day: 9,
    food_provided: true,
    transport_provided: true,
  },
  'waiter-wedding': {
    start_in: 4,
    start_time: '16:00',
    hours_per_day: 8,
    food_provided: true,
    transport_provided: true,
  },
  'mason-kothrud': { start_in: 2, start_time: '08:00', hours_per_day: 8, shift: 'day', food_provided: true },
  'helper-kothrud': { start_in: 2, start_time: '08:00', hours_per_day: 8, shift: 'day', food_provided: true },
  'painter-baner': { start_in: 4, start_time: '09:00', hours_per_day: 8, shift: 'day', tools_provided: true },
  'carpenter-baner': { start_in: 5, start_time: '09:00', hours_per_day: 8, shift: 'day', tools_provided: true },
  'onion-nashik': { start_in: 3, start_time: '07:00', hours_per_day: 8, shift: 'day', food_provided: true },
  'cleaner-indiranagar': { start_time: '06:30', hours_per_day: 8, shift: 'day', food_provided: true },
  'guard-indiranagar': { start_time: '08:00', hours_per_day: 12, shift: 'day', food_provided: true },
  'cook-okhla': { start_time: '07:00', hours_per_day: 9, shift: 'day', food_provided: true, stay_provided: true },
  'loader-dwarka': { start_in: 2, start_time: '06:00', hours_per_day: 8, shift: 'day' },
  'mason-kankarbagh': { start_in: 3, start_time: '08:00', hours_per_day: 8, shift: 'day' },
  'helper-kankarbagh': { start_in: 3, start_time: '08:00', hours_per_day: 8, shift: 'day' },
  'loader-hadapsar': { start_in: -3, start_time: '07:00', hours_per_day: 9, food_provided: true, pincode: '411028' },
  'scaffolder-kharadi': { hours_per_day: 9, shift: 'day', tools_provided: true, is_contractor: true },
  'waterproofing-aundh': { start_in: 5, hours_per_day: 9, shift: 'day', tools_provided: true, is_contractor: true },
};

/** The minimum schooling that a job requires, by the key of the job. Two thirds of the jobs state none. */
const schooling: Readonly<Record<string, Schooling>> = {
  'electrician-patna': 'iti',
  'shop-darbhanga': '10th',
  'sealer-darbhanga': '8th',
  'delivery-dwarka': '10th',
  'driver-okhla': '8th',
  'picker-okhla': '8th',
  'guard-whitefield': '8th',
  'cleaner-whitefield': 'none',
  'welder-mysuru': 'iti',
  'shop-dadar': '10th',
  'harvest-nashik': 'none',
  'driver-nashik': '8th',
  'packer-tiruppur': '5th',
  'caregiver-adyar': '10th',
  'caregiver-annanagar': '8th',
  'cnc-coimbatore': 'iti',
  'ac-coimbatore': 'iti',
  'electrician-whitefield': 'iti',
  'guard-indiranagar': '8th',
  'truck-okhla': '8th',
  'helper-kothrud': 'none',
  'onion-nashik': 'none',
};

/**
 * Returns the details of the job with this key. `schooling` is null if the job states none; other details that the job
 * does not state are absent.
 */
export const detailsOfJob = (key: string): Details & { schooling: Schooling | null } => ({
  ...details[key],
  schooling: schooling[key] ?? null,
});
