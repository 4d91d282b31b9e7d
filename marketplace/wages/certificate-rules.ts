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

/**
 * Returns the days that an employer can certify, in their order: agreed days with work. Leaves out days that are agreed
 * only because the employer did not answer, because silence certifies nothing. Null without such a day.
 */
export function certifiableDays(entries: ReadonlyMap<number, Entry>): Certifiable | null {
  const worked = [...entries.values()]
    .filter(({ kind, state, halves }) => kind === 'day' && state === 'agreed' && halves !== 0)
    .filter((entry) => sourceOf(entry) !== 'by_silence')
    .sort((a, b) => (a.day < b.day ? -1 : 1));
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

const actsOfEmployer: Record<WorkCertificate['state'], readonly CertificateAct[]> = {
  requested: ['certify', 'decline'],
  lapsed: [],
  certified: ['revoke'],
  declined: [],
  revoked: [],
};

/** Returns what this side can do with the latest certificate of an account. */
export function allowedActs(
  certificate: WorkCertificate | null,
  certifiable: CertifiedDays | null,
  side: WageSide,
): CertificateAct[] {
  if (side === 'labour') {
    const isNew = certificate?.state !== 'certified' || certificate.days?.total_days !== certifiable?.total_days;
    return certifiable && certificate?.state !== 'requested' && isNew ? ['request'] : [];
  }
  const acts = certificate ? actsOfEmployer[certificate.state] : [];
  return acts.filter((act) => act !== 'certify' || certifiable !== null);
}
