// The decisions of an employer about an application, in the order of the buttons. Only decisions that the server allows
// now are offered.
import type { applicationEndpoints } from '#contracts/applications.ts';
import type { Request } from '#contracts/http.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import type { Note } from '../../parts/phrases/note.tsx';

/** The request body of a decision, without the version of the application. */
export type Decision = Omit<Request<typeof applicationEndpoints.setApplicationStatus>['body'], 'version'>;

/**
 * Sends a decision. If the server refuses the employer's note, `refuse` shows the error at the note's field in the open
 * sheet and returns true; for any other error, `refuse` returns false. Resolves to false if `refuse` has shown an
 * error, because the sheet must then stay open.
 */
export type SendDecision = (decision: Decision, refuse?: (error: unknown) => boolean) => Promise<boolean>;

/** Returns the fields of a decision that contain the employer's note. */
export const feedbackOf = ({ words, phrases }: Note): Pick<Decision, 'employer_feedback' | 'feedback_phrases'> => ({
  ...(words && { employer_feedback: words }),
  ...(phrases.length > 0 && { feedback_phrases: phrases }),
});

/** The statuses that an employer can set. */
export const moves = ['shortlisted', 'accepted', 'completed', 'rejected', 'under_review', 'cancelled'] as const;
export type Move = (typeof moves)[number];

/** The decisions before which a sheet asks for a message, a reason or a confirmation. */
const asking = ['accepted', 'rejected', 'completed', 'cancelled'] as const satisfies readonly Move[];
export type AskingMove = (typeof asking)[number];
export const isAsking = (move: Move): move is AskingMove => asking.some((one) => one === move);

export interface Choices {
  /** The action of the large button; null if no such action is allowed. */
  main: Move | null;
  /** The action of the smaller button beside the large button; null if no such action is allowed. */
  second: Move | null;
  /** The decisions in the menu. */
  rest: Move[];
}

/** Returns the buttons: `main` is the next step of the application, `second` is the rejection, `rest` is the menu. */
export function choicesOf(allowed: readonly ApplicationStatus[]): Choices {
  const open = moves.filter((move) => allowed.includes(move));
  const main = open.find((move) => move === 'shortlisted' || move === 'accepted' || move === 'completed') ?? null;
  const second = open.find((move) => move === 'rejected') ?? null;
  return { main, second, rest: open.filter((move) => move !== main && move !== second) };
}

/** The statuses that the applicant list shows as columns, for active and for finished applications. */
export const columns = {
  active: ['pending', 'under_review', 'shortlisted', 'accepted'],
  finished: ['completed', 'rejected', 'withdrawn', 'cancelled'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type Side = keyof typeof columns;
