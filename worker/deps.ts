// The dependencies of event handlers, and the arguments of a handler.
import type { Deps } from '#marketplace/deps.ts';
import type { EventName } from '#marketplace/events.ts';
import type { Db } from '#platform/db.ts';
import type { Push } from '#platform/push.ts';
import type { SigningKey } from '#platform/signing/signing-key.ts';
import type { WebPush } from '#platform/web-push.ts';
import type { SmsSender } from './sms/sender.ts';
import type { Translator } from './translate/translator.ts';

export interface WorkerDeps extends Deps {
  push: Push;
  sms: SmsSender;
  /** Sends push notifications to devices while the app is closed; null without VAPID keys. */
  devices: WebPush | null;
  /** The key that signs documents; null if none is configured. Then every requested document fails. */
  signing: SigningKey | null;
  /** The URL of this platform, which signed documents name as their issuer. */
  issuer: string;
  /** The translation service; null if none is configured. */
  translator: Translator | null;
  /**
   * `brand`: the product name in an SMS. `domain`: the domain in the last line of a sign-in SMS; only a browser on this
   * domain fills in the code.
   */
  brand: string;
  domain: string;
  /**
   * Returns the names of the open circuit breakers. Tasks that call the services of these breakers must wait. The list
   * is refreshed once a second.
   */
  heldBreakers(): readonly string[];
  /** Counts each event once, when its tasks are dispatched. Set only if metrics are collected. */
  countEvent?: (name: EventName) => void;
  /**
   * Deletes all messages to a phone number from the file to which the demo writes SMS. Called after the account with
   * this phone number was erased.
   */
  deleteSms(phone: string): Promise<void>;
}

/** Arguments of a handler. */
export interface Run {
  deps: WorkerDeps;
  /**
   * The connection pool of the queue. If one of its connections breaks while in use, the worker process ends, because
   * the running tasks would otherwise stay locked.
   */
  db: Db;
  event_id: number;
  /** Reports progress. A long run must call it at least every 5 s. Throws if the run must end. */
  progress(): void;
  signal: AbortSignal;
  /** True if too many running tasks call the same service as this task. The handler must then postpone its task. */
  crowded?: boolean;
}

/** Handles one event. A handler has one effect, is idempotent, and reads all data of the event by its id. */
export type Handler = (run: Run) => Promise<void>;
