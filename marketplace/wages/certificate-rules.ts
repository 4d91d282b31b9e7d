// Rules of work certificates (D71): which days an employer can certify, and who can do what. Pure.
import type { roleSlugs } from '#contracts/lists.ts';
import type { WageSide } from '#contracts/wage-shapes.ts';
import type { CertificateAct, CertifiedDays, WorkCertificate } from '#contracts/work-certificates.ts';
import type { Entry } from './rules.ts';
import { sourceOf } from './slip.ts';

/** Trades whose days count for the registration with a board for building workers. */
export const buildingTrades: readonly (typeof roleSlugs)[number][] = [
  ...(['mason', 'electrician', 'plumber', 'carpenter', 'painter', 'welder', 'tiler', 'helper', 'fitter'] as const),
  ...(['plasterer', 'bar-bender', 'excavator-operator', 'crane-operator', 'site-supervisor', 'road-worker'] as const),
  ...(['stone-cutter', 'roofer', 'scaffolder', 'glazier', 'borewell-driller'] as const),
];

interface Certifiable extends CertifiedDays {
  days: string[];
}

type Entries = ReadonlyMap<number, Entry>;

/** Returns the agreed days with work, in their order. */
const workOf = (entries: Entries): Entry[] =>
  [...entries.values()]
    .filter(({ kind, state, halves }) => kind === 'day' && state === 'agreed' && halves !== 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));

/**
 * Returns the days that a certificate may still state. A day remains if the employer did not answer its correction,
 * because the employer certified it before.
 */
export const agreedDays = (entries: Entries): string[] => workOf(entries).map(({ day }) => day);

/**
 * Returns the days that an employer can certify, in their order. Leaves out days that are agreed only because the
 * employer did not answer, because silence certifies nothing. Null without such a day.
 */
export function certifiableDays(entries: Entries): Certifiable | null {
  const worked = workOf(entries).filter((entry) => sourceOf(entry) !== 'by_silence');
  const [first, last] = [worked[0], worked.at(-1)];
  if (!first || !last) return null;
  const by_code = worked.filter((entry) => sourceOf(entry) === 'by_code').length;
  return {
    from: first.day,
    to: last.day,
    total_days: worked.length,
    half_days: worked.filter(({ halves }) => halves === 1).length,
    by_code,
    by_entry: worked.length - by_code,
    days: worked.map(({ day }) => day),
  };
}

/** The numbers of days that both sides see. `by_entry` follows from them. */
const compared = ['from', 'to', 'total_days', 'half_days', 'by_code'] as const;

/** The days that a side saw. */
export type SeenDays = Pick<CertifiedDays, (typeof compared)[number]>;

/** Returns true if the side saw these days. */
export const areSeen = (days: CertifiedDays, seen: SeenDays): boolean =>
  compared.every((field) => seen[field] === days[field]);

interface Standing {
  /** The latest certificate of the account. */
  certificate: WorkCertificate | null;
  certifiable: CertifiedDays | null;
  /** True if this certificate or an earlier one is certified. */
  isCertified: boolean;
}

/** Returns what this side can do with the certificates of an account. A later request does not protect an earlier one. */
export function allowedActs({ certificate, certifiable, isCertified }: Standing, side: WageSide): CertificateAct[] {
  const isRequested = certificate?.state === 'requested';
  if (side === 'labour') {
    const stated = certificate?.state === 'certified' ? certificate.days : null;
    const isNew = certifiable !== null && !(stated && areSeen(certifiable, stated));
    return isNew && !isRequested ? ['request'] : [];
  }
  return [
    ...(isRequested && certifiable ? (['certify'] as const) : []),
    ...(isRequested ? (['decline'] as const) : []),
    ...(isCertified ? (['revoke'] as const) : []),
  ];
}
