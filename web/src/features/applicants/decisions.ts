// What an employer may do with an application, in the order of the buttons; only what the server allows is offered.
import type { applicationEndpoints } from '#contracts/applications.ts';
import type { Request } from '#contracts/http.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';

/** A decision as it is sent, without the version. */
export type Decision = Omit<Request<typeof applicationEndpoints.setApplicationStatus>['body'], 'version'>;

/** The statuses an employer can set. */
export const moves = ['shortlisted', 'accepted', 'completed', 'rejected', 'under_review', 'cancelled'] as const;
export type Move = (typeof moves)[number];

/** Moves that ask before they happen: for words, for a reason, or because they cannot be undone. */
export const asking: ReadonlySet<Move> = new Set(['accepted', 'rejected', 'completed', 'cancelled']);

export interface Choices {
  /** The one big button. */
  main: Move | null;
  /** The quiet one beside it. */
  second: Move | null;
  /** Behind the dots. */
  rest: Move[];
}

/** Main is the next step on the road; “not this time” stands beside it; the rest waits behind the dots. */
export function choicesOf(allowed: readonly ApplicationStatus[]): Choices {
  const open = moves.filter((move) => allowed.includes(move));
  const main = open.find((move) => move === 'shortlisted' || move === 'accepted' || move === 'completed') ?? null;
  const second = open.find((move) => move === 'rejected') ?? null;
  return { main, second, rest: open.filter((move) => move !== main && move !== second) };
}

/** Columns of the pipeline: what goes on, and what is finished. */
export const columns = {
  active: ['pending', 'under_review', 'shortlisted', 'accepted'],
  finished: ['completed', 'rejected', 'withdrawn', 'cancelled'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type Side = keyof typeof columns;
