// What every handler is handed.
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
  /** What makes devices ring though the app is closed; null where there are no keys for it. */
  devices: WebPush | null;
  /** Who translates what people write; null where the built-in glossary is all there is. */
  translator: Translator | null;
  /** What a text message calls the product, and the domain its last line is bound to. */
  brand: string;
  domain: string;
  /** The circuit breakers that hold back what needs them, as known a second ago. */
  heldBreakers(): readonly string[];
  /** Hears of each event once, as its reactions are handed out; only where figures are kept. */
  countEvent?: (name: EventName) => void;
  /** Takes the texts to a phone out of the outbox of this machine. */
  deleteSms(phone: string): Promise<void>;
}

/** One run of a handler. */
export interface Run {
  deps: WorkerDeps;
  /** The queue's own connections: losing one in use ends the process, so that no task is stranded. */
  db: Db;
  event_id: number;
  /** To be called at least every five seconds of a long run; throws where the run must end. */
  progress(): void;
  signal: AbortSignal;
  /** More tasks of its flag run than may: it is to step aside. */
  crowded?: boolean;
}

/** Reacts to one event: one effect, safe to run twice, the truth re-read by id. */
export type Handler = (run: Run) => Promise<void>;
