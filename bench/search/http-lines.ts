// The lines of H1, H3 and S4.
import type { Line } from '../report.ts';
import { median } from '../statistics.ts';
import type { HttpRound } from './http-rounds.ts';

interface Pair {
  id: string;
  work: string;
  peer: string;
  least: number;
  of: (round: HttpRound) => readonly [number, number | null];
}

function lineOf(rounds: readonly HttpRound[], { id, work, peer, least, of }: Pair): Line {
  const pairs = rounds.flatMap((round) => {
    const [ours, other] = of(round);
    return other === null ? [] : [[ours, other] as const];
  });
  const ratios = pairs.map(([ours, other]) => ours / other);
  const rate = (side: 0 | 1) => `${median(pairs.map((pair) => pair[side])).toFixed(0)}/s`;
  return {
    id,
    work,
    ours: rate(0),
    floor: pairs.length > 0 ? `${peer} ${rate(1)}` : peer,
    ratios,
    must: `>=${least}x`,
    pass: pairs.length > 0 ? median(ratios) >= least : null,
  };
}

export const httpLines = (rounds: readonly HttpRound[]): Line[] => [
  lineOf(rounds, {
    id: 'H1',
    work: 'GET /jobs/, 10 rows',
    peer: 'bare Node + pg',
    least: 0.5,
    of: ({ list, bare }) => [list, bare],
  }),
  lineOf(rounds, {
    id: 'H3',
    work: 'GET /jobs/, 10 rows',
    peer: 'Fastify + pg',
    least: 0.55,
    of: ({ list, fastify }) => [list, fastify],
  }),
  lineOf(rounds, {
    id: 'S4',
    work: 'searches over HTTP, 8 at once',
    peer: 'pgbench',
    least: 0.6,
    of: ({ search, pgbench }) => [search, pgbench],
  }),
];
