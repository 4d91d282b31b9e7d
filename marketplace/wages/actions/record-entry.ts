// Records an entry in a wage account, as one side's statement, or as a correction of an earlier entry.
import { fail } from '#contracts/problems.ts';
import type { WageEntry } from '#contracts/wage-shapes.ts';
import type { NewWageEntry } from '#contracts/wages.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { termsOn } from '../arithmetic.ts';
import { isClosedFor } from '../closing-rules.ts';
import {
  amountOfDay,
  currentOf,
  entryOfDay,
  isDayAllowed,
  isOpenCorrection,
  liveEntries,
  openCorrection,
} from '../day-rules.ts';
import type { Statement } from '../log.ts';
import type { ClientRequest } from '../request-queries.ts';
import { type Entry, isReplaceable } from '../rules.ts';
import { type OpenLedger, save } from './ledger.ts';
import { findRepeated, type Outcome, openForRequest, type RequestLedger, requestOf, sayOnce } from './request.ts';
import { shownEntry } from './show.ts';

const refuse = (field: string, code: string): never => fail('validation_failed', { errors: { [field]: [code] } });

/** Returns the entry that a correction replaces. Fails if this entry cannot be corrected now. */
function requireBase(ledger: OpenLedger, seq: number, { kind, day }: NewWageEntry): Entry {
  const base = ledger.entries.get(seq) ?? fail('not_found');
  if (base.kind !== kind) refuse('replaces', 'not_a_choice');
  if (kind === 'day' && base.day !== day) refuse('day', 'day_range');
  if (base.state === 'replaced') fail('entry_replaced', { seq: currentOf(ledger, seq) });
  if (isOpenCorrection(ledger, base)) fail('correction_waiting', { seq });
  if (!isReplaceable(base)) fail('invalid_transition', { from: base.state, to: 'replaced', allowed: [] });
  const open = openCorrection(ledger, seq);
  if (open) fail('correction_waiting', { seq: open.seq });
  return base;
}

/** Fails with `part_exceeds` if the parts of an agreed sum would exceed the sum. */
function requireRoomFor(ledger: OpenLedger, { day, paise }: { day: string; paise: number }, base: Entry | null): void {
  const terms = termsOn(ledger.terms, day);
  if (terms?.basis !== 'job') refuse('kind', 'not_a_choice');
  const others = liveEntries(ledger, 'part').filter(({ seq }) => seq !== base?.seq);
  const sum = others.reduce((all, part) => all + part.paise, BigInt(paise));
  if (terms && sum > terms.paise) fail('part_exceeds');
}

type EntryBody = (Statement & { act: 'entry' })['body'];

/** Returns the entry as the log records it. Fails if the rules do not permit it. */
function bodyOf(ledger: OpenLedger, by: Person['type'], asked: NewWageEntry): EntryBody {
  const { kind, day } = asked;
  const base = asked.replaces ? requireBase(ledger, asked.replaces, asked) : null;
  if (!isDayAllowed(ledger.account, { kind, day, by, replaces: base?.seq ?? null })) refuse('day', 'day_range');
  if (isClosedFor(ledger.closings, { ...asked, by })) fail('days_closed');
  const common = { kind, day, ...(base ? { replaces: base.seq } : {}) };
  if (asked.kind === 'day') {
    const recorded = base ? null : entryOfDay(ledger, day);
    if (recorded) fail('day_recorded', { seq: recorded.seq });
    const { halves, overtime_minutes = 0 } = asked;
    // A claim that is disputed or waits ends only by an agreement or by its author (D62), not by a correction to 0.
    if (halves === 0 && base?.state !== 'agreed') refuse('halves', 'out_of_range');
    if (halves === 0 && overtime_minutes > 0) refuse('overtime_minutes', 'out_of_range');
    const paise = amountOfDay(ledger, { day, halves, overtime_minutes }) ?? fail('not_by_day');
    return { ...common, paise: Number(paise), halves, overtime_minutes };
  }
  if (asked.kind === 'part') requireRoomFor(ledger, asked, base);
  const { paise } = asked;
  return 'method' in asked ? { ...common, paise, method: asked.method } : { ...common, paise };
}

/** Returns the other side's entry of the same payment: the same amount and day, not yet matched. */
function twinOf(ledger: OpenLedger, by: Person['type'], { kind, day, paise, replaces }: EntryBody): Entry | null {
  if (replaces !== undefined) return null;
  return (
    liveEntries(ledger, kind).find(
      (entry) =>
        entry.by !== by &&
        !entry.matched &&
        entry.state !== 'disputed' &&
        entry.paise === BigInt(paise) &&
        entry.day === day,
    ) ?? null
  );
}

/** Adds the entry, or agrees to the other side's entry of the same payment. Returns the number of the entry. */
function write(ledger: RequestLedger, by: Person['type'], asked: NewWageEntry, request: ClientRequest): number {
  const body = bodyOf(ledger, by, asked);
  const twin = 'method' in asked && !asked.another ? twinOf(ledger, by, body) : null;
  if (!twin) return sayOnce(ledger, { act: 'entry', by, body }, request);
  sayOnce(ledger, { act: 'decision', by, body: { entry: twin.seq, decision: 'match' } }, request);
  return twin.seq;
}

/**
 * Records an entry in a locked account; `save` stores it. If the same request is sent again, nothing changes. Fails with
 * `not_found`, `day_recorded`, `days_closed`, `not_by_day`, `part_exceeds` or `validation_failed` if the rules do not
 * permit the entry, with `entry_replaced`, `correction_waiting` or `invalid_transition` if the entry to correct cannot be
 * corrected, with `account_full`, and as `findRepeated` does. A failure changes nothing, so other entries can follow.
 */
export function recordIn(ledger: RequestLedger, by: Person['type'], asked: NewWageEntry): Outcome {
  const request = requestOf(asked);
  const repeated = findRepeated(ledger, { request, kind: 'entries' });
  return { seq: repeated ?? write(ledger, by, asked, request), isNew: repeated === null };
}

/** Records an entry and returns it. Fails with `not_found` for an unknown account, and as `recordIn` does. */
export async function recordEntry(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  accountId: number,
  asked: NewWageEntry,
): Promise<WageEntry> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id: accountId, client_id: asked.client_id });
    const { seq, isNew } = recordIn(ledger, person.type, asked);
    await save(tx, [ledger]);
    const payload = { account_id: accountId, seq };
    if (isNew) await recordEvent(tx, { name: 'wages.entry_recorded', actor: person, payload });
    return shownEntry(ledger, seq, person.type);
  });
}
