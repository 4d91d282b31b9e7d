// The dependencies of event handlers, and the arguments of one run.
import type { Deps } from '#marketplace/deps.ts';
import type { EventName } from '#marketplace/events.ts';
import type { Db } from '#platform/db.ts';
import type { Push } from '#platform/push.ts';
import type { WebPush } from '#platform/web-push.ts';
import type { SmsSender } from './sms/sender.ts';
import type { Translator } from './translate/translator.ts';

export interface WorkerDeps extends Deps {
  push: Push;
  sms: SmsSender;
  /** Sends push notifications to devices while the app is closed; null without VAPID keys. */
  devices: WebPush | null;
  /** Translates text that users write; null if only the built-in glossary is used. */
  translator: Translator | null;
  /** Product name in an SMS, and the domain that its last line is bound to. */
  brand: string;
  domain: string;
  /** Names of the circuit breakers that hold back tasks now; read once a second. */
  heldBreakers(): readonly string[];
  /** Counts each event once, when its tasks are dispatched. Set only if metrics are collected. */
  countEvent?: (name: EventName) => void;
  /** Deletes the messages to a phone number from the SMS outbox of this machine. */
  deleteSms(phone: string): Promise<void>;
}

/** Arguments of one run of a handler. */
export interface Run {
  deps: WorkerDeps;
  /**
   * The connection pool of the queue. Losing a connection in use ends the process; otherwise its tasks would stay
   * locked.
   */
  db: Db;
  event_id: number;
  /** Call it at least every 5 s in a long run. Throws if the run must end. */
  progress(): void;
  signal: AbortSignal;
  /** True if too many tasks of the same flag are running: the handler must postpone itself. */
  crowded?: boolean;
}

/** Handles one event with one effect. Idempotent; reads all data again by id. */
export type Handler = (run: Run) => Promise<void>;
