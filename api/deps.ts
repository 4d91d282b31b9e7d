// What the API is handed: the marketplace's dependencies and its own.
import type { AdminQueue } from '#contracts/socket.ts';
import type { Deps } from '#marketplace/deps.ts';
import type { SqlConsole } from '#platform/console/console.ts';
import type { Demo } from '#platform/demo-key.ts';
import type { Documents } from '#platform/documents/documents.ts';
import type { Release } from '#platform/release.ts';
import type { Replica } from '#platform/replica.ts';
import type { SetVariable } from '#platform/set-variables.ts';
import type { Counts } from './http/rate-counters.ts';
import type { Middleware } from './http/request.ts';
import type { Prerenderer } from './pages/prerender.ts';

export interface ApiDeps extends Deps {
  /** Ends the sockets of a session on every API process. */
  live: {
    endSession(sessionId: number): void;
    /** The same for an administrator's. */
    endAdminSession(sessionId: number): void;
    /** Tells every listening administrator that a queue has changed. */
    notifyAdmins(queue: AdminQueue): void;
  };
  /** Comes before everything else where figures are kept. */
  countRequest?: Middleware;
  /** A standby to read from, where there is one. */
  replica?: Replica;
  /** What limits count by, all API processes together. */
  counts: Counts;
  /** Draws the first pages for visitors; null where they are sent as bare shells. */
  prerenderer: Prerenderer | null;
  /** Inspects documents that people send, and renders previews. */
  documents: Documents;
  /** The SQL console and the browsing of tables. */
  console: SqlConsole;
  settings: {
    production: boolean;
    /** The rights of the demo; null unless this start made its own database (D109). */
    demo: Demo | null;
    csrf_secret: string;
    origins: readonly string[];
    /** The folder of the outbox sender, where `/dev/phone` reads; null where there is no such page. */
    outbox: string | null;
    /** The built web app. */
    web_folder: string;
    trusted_proxies: readonly string[];
    /** The key that browsers subscribe with; null where devices cannot ring. */
    push_key: string | null;
    /** Seals the second factors of administrators; null where none is offered. */
    totp_key: string | null;
    /** Makes the first administrator; null if only the key of the demo does (D43). */
    bootstrap_token: string | null;
  };
  /** What only this process can say of itself, for the system page. */
  machine: {
    release: Release;
    /** Whether Redis is used, and answers. */
    redis(): 'off' | 'connected' | 'away';
    /** Where people's files lie; null for a bucket. */
    files_folder: string | null;
    variables: readonly SetVariable[];
  };
  /** Only a process that serves is ready; it answers before and after, too. */
  phase(): 'warming up' | 'serving' | 'stopping';
}
