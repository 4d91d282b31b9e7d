// Builds four lines of the result table: the job list compared with bare Node (H1) and Fastify (H3), the HTTP
// middleware compared with bare Express (H2), and searches compared with their SQL statements alone (S4).

import type { ReportLine } from '../report.ts';
import { median } from '../statistics.ts';
import { ratioLine, type TargetName } from '../targets.ts';
import { hasPgbench } from './http.ts';
import type { Cell, HttpRound } from './http-rounds.ts';

interface Pair {
  id: TargetName;
  work: string;
  ours: Cell;
  peer: string;
  other: Cell;
}

const pairs: readonly Pair[] = [
  { id: 'H1', work: 'GET /jobs/, 10 rows, all features on', ours: 'list', peer: 'bare Node + pg', other: 'bare' },
  {
    id: 'H2',
    work: 'the same 10 jobs: proxy, headers, zod, log',
    ours: 'stack',
    peer: 'bare Express',
    other: 'express',
  },
  { id: 'H3', work: 'GET /jobs/, 10 rows, all features on', ours: 'list', peer: 'Fastify + pg', other: 'fastify' },
  { id: 'S4', work: 'searches over HTTP, 8 at once', ours: 'search', peer: 'pgbench', other: 'pgbench' },
];

/** Returns the lines of the cases that were measured. */
export const httpLines = (rounds: readonly HttpRound[], played: readonly Cell[]): ReportLine[] =>
  pairs.flatMap(({ id, work, ours, peer, other }) => {
    if (!played.includes(ours)) return [];
    const rate = (side: Cell) => `${median(rounds.map((round) => round[side])).toFixed(0)}/s`;
    const name = id === 'S4' && !hasPgbench ? 'node-postgres, 8 connections' : peer;
    return ratioLine({
      id,
      target: id,
      work,
      ours: rate(ours),
      floor: `${name} ${rate(other)}`,
      ratios: rounds.map((round) => round[ours] / round[other]),
    });
  });
