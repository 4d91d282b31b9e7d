// Sends each NOTIFY of a process on a dedicated connection, outside the transactions of requests. NOTIFY wakes the
// runners of the task queues and pushes messages to the API processes. Messages that become due while one transaction
// is sent share the next transaction (docs/decisions/0071).
import { setTimeout as pause } from 'node:timers/promises';
import { runOutsideContext } from './context.ts';
import { type Db, endDb, openDb, UNWAITED_COMMIT } from './db.ts';
import { describeError, type Log } from './log.ts';
import { prepared, run, type Sql, sql } from './sql.ts';
import { type AddedTasks, sumOf, WAKE_UP_CHANNEL, wakeUpText } from './wake-up.ts';
import type { WatchQuery } from './watch-query.ts';

/** Milliseconds after which Postgres gives up a NOTIFY. A connection without a response is closed 0.5 s later. */
const TIMEOUT_MS = 1000;
const RETRY_MS = 1000;
/** `lock_timeout` also ends the wait for the lock of NOTIFY at the commit, which `statement_timeout` does not. */
const SESSION = `${UNWAITED_COMMIT} -c lock_timeout=${TIMEOUT_MS}`;

interface NotifierCounts {
  /** Wake-ups that were sent. */
  sent: number;
  /** Commits that shared the wake-up of another commit. */
  coalesced: number;
  /** Wake-ups that failed and were repeated. Pushes that fail are not counted here: they are lost. */
  failed: number;
}

/** A message sent with `NOTIFY` of Postgres. */
export interface Note {
  channel: string;
  text: string;
}

export interface Notifier {
  /** Wakes the lanes of these queues in all worker processes. Returns at once. A lost wake-up costs one poll. */
  wake(tasks: AddedTasks): void;
  /**
   * Sends messages without a retry, so they may be lost. Resolves when the messages were sent or have failed, and at
   * once while the connection does not work. Postgres delivers equal messages of one transaction once.
   */
  send(notes: readonly Note[]): Promise<void>;
  /** False from a failed transaction until the next success. */
  isWorking(): boolean;
  counts(): Readonly<NotifierCounts>;
  /** Waits for the current transaction, and closes the connection. */
  close(): Promise<void>;
}

/** `polling` while wake-ups fail: then tasks wait for the next poll. */
export type WakeUpState = 'working' | 'polling';

export const wakeUpState = (notifier: Pick<Notifier, 'isWorking'>): WakeUpState =>
  notifier.isWorking() ? 'working' : 'polling';

interface NotifierOptions {
  /** Direct URL of Postgres: a pooler refuses the settings of the session. */
  url: string;
  /** Application name in pg_stat_activity. */
  name: string;
  log: Log;
  /** Sent after messages were lost, with the first transaction that succeeds. */
  afterLoss?: Note;
  watch?: WatchQuery | undefined;
}

interface Waiting {
  commits: number;
  tasks: AddedTasks;
  notes: readonly Note[];
  /** Called after the try to send `notes`. */
  tried: readonly (() => void)[];
}

const NOTHING: Waiting = { commits: 0, tasks: {}, notes: [], tried: [] };

interface State {
  db: Db;
  log: Log;
  counts: NotifierCounts;
  waiting: Waiting;
  working: boolean;
  /** True from the loss of a message until `afterLoss` is sent. */
  lost: boolean;
  afterLoss: readonly Note[];
  closing: AbortController;
}

function notifying(notes: readonly Note[]): Sql {
  const [channels, texts] = [notes.map(({ channel }) => channel), notes.map(({ text }) => text)];
  const statement = sql`select pg_notify(channel, text) from unnest(${channels}::text[], ${texts}::text[]) as note (channel, text)`;
  return prepared('notify', statement);
}

/** Waits for a retry. Returns early while the notifier closes. */
const pauseBefore = (retry: State) =>
  pause(RETRY_MS, undefined, { ref: false, signal: retry.closing.signal }).catch(() => {});

/** Returns the messages of the next transaction. */
function dueNotes({ waiting: { commits, tasks, notes }, lost, afterLoss }: State): Note[] {
  const wakeUp = { channel: WAKE_UP_CHANNEL, text: wakeUpText(tasks) };
  return [...(commits > 0 ? [wakeUp] : []), ...(lost ? afterLoss : []), ...notes];
}

/**
 * Sends all waiting messages, with one wake-up for all commits. After a failure, only the wake-up is sent again; the
 * other messages are lost.
 */
async function sendOnce(state: State): Promise<void> {
  const { db, log, counts, working, lost } = state;
  const { commits, tasks, notes, tried } = state.waiting;
  const due = dueNotes(state);
  state.waiting = NOTHING;
  try {
    // If its notification queue is full, Postgres removes the messages that all sessions have read only when a session
    // asks for the usage of the queue.
    if (!working) await run(db, sql`select pg_notification_queue_usage()`);
    await run(db, notifying(due));
    if (lost) state.lost = false;
    if (commits > 0) counts.sent += 1;
    counts.coalesced += Math.max(commits - 1, 0);
    state.working = true;
    if (!working) log.info('NOTIFY works again');
  } catch (error) {
    const { waiting } = state;
    state.waiting = { ...waiting, commits: waiting.commits + commits, tasks: sumOf(waiting.tasks, tasks) };
    if (commits > 0) counts.failed += 1;
    state.working = false;
    if (notes.length > 0) state.lost = true;
    if (working) log.warn('NOTIFY fails: tasks wait for the next poll', describeError(error));
  }
  for (const done of tried) done();
  // The pool opens a new connection, so the first repetition needs no pause.
  if (!state.working && !working) await pauseBefore(state);
}

/** Opens the connection with the first wake-up. */
export function openNotifier({ url, name, log, afterLoss, watch }: NotifierOptions): Notifier {
  const options = { url, max: 1, name, statementTimeout: TIMEOUT_MS, options: SESSION };
  const state: State = {
    db: openDb({ ...options, ...(watch ? { watch } : {}) }),
    log,
    counts: { sent: 0, coalesced: 0, failed: 0 },
    waiting: NOTHING,
    working: true,
    lost: false,
    afterLoss: afterLoss ? [afterLoss] : [],
    closing: new AbortController(),
  };
  let sending: Promise<void> | null = null;
  async function sendAll(): Promise<void> {
    while (state.waiting !== NOTHING && !state.closing.signal.aborted) await sendOnce(state);
    sending = null;
  }
  const add = (waiting: Waiting) => {
    state.waiting = waiting;
    sending ??= runOutsideContext(sendAll);
  };
  return {
    wake(tasks) {
      const { waiting } = state;
      add({ ...waiting, commits: waiting.commits + 1, tasks: sumOf(waiting.tasks, tasks) });
    },
    async send(notes) {
      if (notes.length === 0 || state.closing.signal.aborted) return;
      if (!state.working) {
        state.lost = true;
        add({ ...state.waiting });
        return;
      }
      await new Promise<void>((done) => {
        const { waiting } = state;
        add({ ...waiting, notes: [...waiting.notes, ...notes], tried: [...waiting.tried, done] });
      });
    },
    isWorking: () => state.working,
    counts: () => state.counts,
    async close() {
      await Promise.race([sending, pause(TIMEOUT_MS, undefined, { ref: false })]);
      state.closing.abort();
      await endDb(state.db);
    },
  };
}
