// Reads search questions, each with a person's description of right results, and decides whether a job is right.
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { findPlace } from '#marketplace/places/places.ts';

const question = z.object({
  language: z.string(),
  question: z.string(),
  /**
   * Criteria for a right job; one must match. A trade: the job has this trade. `*word*`: its title or description has
   * the word. `ANY`: every job. `ANY15000`: about 15,000 rupees a month. `DAY`: paid by the day.
   */
  right_trades: z.array(z.string()),
  /** Names of the right towns; empty if every place is right. */
  places: z.array(z.string()),
});
export type Question = z.output<typeof question>;

/** An open job. `source_id` is the id of its ad, which contains the trade that a person assigned to the ad. */
export interface AskedJob {
  uid: string;
  source_id: string;
  title: string;
  description: string;
  role: string | null;
  city: string | null;
  state: string;
  salary_amount: number | null;
  salary_period: string | null;
}

/** Maps the trade in an ad's id to trades of the product, if the product has another name for this trade. */
const namedBy: Readonly<Record<string, readonly string[]>> = {
  ac: ['ac-technician'],
  'data-entry': ['data-entry-operator'],
  excavator: ['excavator-operator'],
  farm: ['farm-worker'],
  fisher: ['fish-farmer', 'fisher'],
  forklift: ['forklift-operator'],
  garment: ['quality-checker'],
  housekeeping: ['cleaner'],
  'machine-op': ['machine-operator'],
  maid: ['domestic-worker'],
  'office-boy': ['office-helper'],
  plantation: ['plantation-worker'],
  poultry: ['poultry-worker'],
  printing: ['printing-operator'],
  shop: ['shop-assistant'],
  textile: ['textile-operator'],
  tractor: ['tractor-driver'],
};

const MONTHLY = { from: 12_000, to: 26_000 };

/**
 * Returns the trades of a job: the one that a person wrote into the ad's id, and the one that the product found
 * (`role`).
 */
function tradesOf({ source_id, role }: AskedJob): string[] {
  const [, named] = /^(.+)-[a-zA-Z]+(?:-Latn)?-\d+$/.exec(source_id) ?? [];
  const byPerson = named ? [named, ...(namedBy[named] ?? [])] : [];
  return [...byPerson, ...(role ? [role] : [])];
}

function isRightTrade(wanted: string, job: AskedJob): boolean {
  if (wanted === 'ANY') return true;
  if (wanted === 'DAY') return job.salary_period === 'day';
  if (wanted === 'ANY15000') {
    const pay = job.salary_amount ?? 0;
    return job.salary_period === 'month' && pay >= MONTHLY.from && pay <= MONTHLY.to;
  }
  if (wanted.startsWith('*')) {
    return `${job.title}\n${job.description}`.toLowerCase().includes(wanted.replaceAll('*', '').toLowerCase());
  }
  return tradesOf(job).includes(wanted);
}

/** True if the job meets a criterion of `right_trades`. */
export const isOfTrade = ({ right_trades }: Question, job: AskedJob) =>
  right_trades.some((wanted) => isRightTrade(wanted, job));

const EARTH_KM = 12_742;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometres(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return EARTH_KM * Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + across));
}

/** Distance in kilometres within which a town counts as near. It is the largest distance that the search accepts. */
const NEAR = 60;

/**
 * Returns whether the job is in a right town (`named`), and whether it is in or near a right town of any state
 * (`near`).
 */
export async function isInPlace({ places }: Question, job: AskedJob, states: readonly string[]) {
  if (places.length === 0) return { named: true, near: true };
  const named = job.city !== null && places.includes(job.city);
  const here = job.city ? await findPlace(job.city, job.state) : null;
  const towns = await Promise.all(places.flatMap((town) => states.map((state) => findPlace(town, state))));
  const near = here !== null && towns.some((town) => town !== null && kilometres(here, town) <= NEAR);
  return { named, near: named || near };
}

/** Returns the questions of a file with one JSON object per line. */
export const readQuestions = (file: string): Question[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((text) => question.parse(JSON.parse(text)));
