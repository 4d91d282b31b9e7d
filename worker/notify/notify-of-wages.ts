// Notifies the worker and the employer of entries in their wage account that need an answer, were disputed, or became
// valid because the employer did not answer in time (D62). Pushes every change to the open screens of both users.
import type { WageSide } from '#contracts/wage-shapes.ts';
import { insertWageNotification, type WageNotificationKind } from '#marketplace/notifications/wage-queries.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import { findCertificateOfEvent } from '#marketplace/wages/certificate-queries.ts';
import { findSheetOfEvent, type SheetOfEvent, startSilenceOfSheet } from '#marketplace/wages/sheet-queries.ts';
import {
  type EntryOfEvent,
  findEntryOfEvent,
  findPayDayReader,
  findProposalOfEvent,
  findWaitingOfEvent,
  type ProposalKind,
  startSilence,
} from '#marketplace/wages/silence-queries.ts';
import { type Message, roomOf } from '#platform/push.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

type Task = Parameters<Handler>[0];

/** Inserts the notification. Returns its push message; none if the reader gets no notification. */
async function ring({ deps, db, event_id }: Task, kind: WageNotificationKind): Promise<Message[]> {
  const { wages_silence_days: patience } = await readSettings(db, ['wages_silence_days']);
  const notification = await insertWageNotification(db, event_id, { kind, patience });
  return notification ? [await bell(deps, notification)] : [];
}

/** The message after which the open screens of both sides fetch the wage account again. */
const refresh = ({
  application_id,
  status,
  labour_id,
  employer_id,
}: Pick<EntryOfEvent, 'application_id' | 'status' | 'labour_id' | 'employer_id'>): Message => ({
  rooms: [roomOf.user(labour_id), roomOf.user(employer_id)],
  event: 'application.updated',
  payload: { id: application_id, status },
});

/** Kind of the notification that asks for an answer to a waiting entry. */
function questionAbout({ by, kind }: Pick<EntryOfEvent, 'by' | 'kind'>): WageNotificationKind {
  if (by === 'labour') return 'wage_claim_made';
  return kind === 'payment' || kind === 'advance' ? 'wage_payment_stated' : 'wage_change_stated';
}

/** Asks the other side for an answer to a new entry. An entry that is valid without an answer causes no question. */
export const notifyOfWageEntry: Handler = async (task) => {
  const entry = await findEntryOfEvent(task.db, task.event_id);
  if (!entry) return;
  const bells = entry.state === 'waiting' ? await ring(task, questionAbout(entry)) : [];
  await startSilence(task.db, entry);
  await task.deps.push(task.db, [...bells, refresh(entry)]);
};

/**
 * Notifies the author of an entry that the other side disputes the entry. If the other side agrees, only the open
 * screens are updated.
 */
export const notifyOfWageAnswer: Handler = async (task) => {
  const entry = await findEntryOfEvent(task.db, task.event_id);
  if (!entry) return;
  const kind = entry.by === 'labour' ? 'wage_claim_disputed' : 'wage_statement_disputed';
  const bells = entry.state === 'disputed' ? await ring(task, kind) : [];
  await task.deps.push(task.db, [...bells, refresh(entry)]);
};

/** By the side that made the proposal: the kind of the notification that asks the other side for an answer. */
const questionsAbout = {
  closing: { labour: 'wage_closing_asked', employer: 'wage_closing_offered' },
  terms: { labour: 'wage_terms_asked', employer: 'wage_terms_offered' },
} as const satisfies Record<ProposalKind, Record<WageSide, WageNotificationKind>>;

const notifyOfProposal =
  (kind: ProposalKind): Handler =>
  async (task) => {
    const proposal = await findProposalOfEvent(task.db, task.event_id, kind);
    if (!proposal) return;
    const bells = proposal.state === 'waiting' ? await ring(task, questionsAbout[kind][proposal.by]) : [];
    await task.deps.push(task.db, [...bells, refresh(proposal)]);
  };

/** Notifies the author that the other side has answered. The author knows of a withdrawal. */
const notifyOfAnswer =
  (kind: ProposalKind): Handler =>
  async (task) => {
    const proposal = await findProposalOfEvent(task.db, task.event_id, kind);
    if (!proposal) return;
    const { by, state } = proposal;
    const isAnswered = state === 'agreed' || state === 'declined';
    const bells = isAnswered ? await ring(task, by === 'labour' ? `wage_request_${state}` : `wage_offer_${state}`) : [];
    await task.deps.push(task.db, [...bells, refresh(proposal)]);
  };

/** Ask the other side for an answer to a proposal to close days, or to a proposal for another rate or pay day. */
export const notifyOfWageClosing = notifyOfProposal('closing');
export const notifyOfWageTerms = notifyOfProposal('terms');

/** Notify the author of the answer to such a proposal, and update the open screens of both sides. */
export const notifyOfWageClosingAnswer = notifyOfAnswer('closing');
export const notifyOfWageTermsAnswer = notifyOfAnswer('terms');

/** Kind of the notification about each state of a certificate, and the event that causes it. */
const certificateNews = {
  requested: { kind: 'wage_certificate_asked', event: 'wages.certificate_requested' },
  certified: { kind: 'wage_certificate_certified', event: 'wages.certificate_answered' },
  declined: { kind: 'wage_certificate_declined', event: 'wages.certificate_answered' },
  revoked: { kind: 'wage_certificate_revoked', event: 'wages.certificate_revoked' },
} as const;

/** Asks the employer for an answer to a request for a certificate, or notifies the worker of the answer or revocation. */
export const notifyOfCertificate: Handler = async (task) => {
  const certificate = await findCertificateOfEvent(task.db, task.event_id);
  if (!certificate) return;
  const { kind, event } = certificateNews[certificate.state];
  // If the state has changed since the event, the later event notifies.
  const bells = certificate.event === event ? await ring(task, kind) : [];
  await task.deps.push(task.db, [...bells, refresh(certificate)]);
};

/**
 * Returns the kind of the notification about a saved sheet; null if the sheet contains nothing that the worker must
 * know. A sheet causes only one notification. A dispute has priority, because the worker is reminded later only of
 * waiting entries.
 */
function kindOfSheet({ payments, changes, disputes }: SheetOfEvent): WageNotificationKind | null {
  if (disputes) return 'wage_claim_disputed';
  if (payments) return 'wage_payment_stated';
  return changes ? 'wage_change_stated' : null;
}

/** Notifies the worker of a saved sheet: one notification for all its entries and decisions (D70). */
export const notifyOfWageSheet: Handler = async (task) => {
  const sheet = await findSheetOfEvent(task.db, task.event_id);
  if (!sheet) return;
  const kind = kindOfSheet(sheet);
  const bells = kind === null ? [] : await ring(task, kind);
  await startSilenceOfSheet(task.db, task.event_id);
  await task.deps.push(task.db, [...bells, refresh(sheet)]);
};

/** Notifies the employer of a pay day, or asks the worker whether the money came. */
export const notifyOfPayDay: Handler = async (task) => {
  const reader = await findPayDayReader(task.db, task.event_id);
  if (!reader) return;
  const bells = await ring(task, reader === 'employer' ? 'wage_pay_day_today' : 'wage_pay_day_asked');
  if (bells.length > 0) await task.deps.push(task.db, bells);
};

/**
 * Notifies the worker and the employer of a worker's claim that is valid because the employer did not answer in time.
 */
export const notifyOfLapsedWageEntry: Handler = async (task) => {
  const entry = await findEntryOfEvent(task.db, task.event_id);
  if (!entry) return;
  const bells = [...(await ring(task, 'wage_claim_counted')), ...(await ring(task, 'wage_claim_unanswered'))];
  await task.deps.push(task.db, [...bells, refresh(entry)]);
};

/** Reminds the worker or the employer of the entries that wait for the answer of this user. */
export const notifyOfAwaitedWageAnswer: Handler = async (task) => {
  const waiting = await findWaitingOfEvent(task.db, task.event_id);
  if (!waiting) return;
  const by = waiting.to === 'employer' ? 'labour' : 'employer';
  const bells = await ring(task, questionAbout({ by, kind: waiting.payments ? 'payment' : 'day' }));
  if (bells.length > 0) await task.deps.push(task.db, bells);
};
