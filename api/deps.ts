// Dependencies of the API: those of the marketplace and those that only the API process has.
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
  /** Session ends and queue changes, sent to the sockets of all API processes. */
  live: {
    endSession(sessionId: number): void;
    /** Disconnects the sockets of an administrator's session on every API process. */
    endAdminSession(sessionId: number): void;
    /** Notifies every connected administrator that a queue has changed. */
    notifyAdmins(queue: AdminQueue): void;
  };
  /** The first middleware, if metrics are enabled. */
  countRequest?: Middleware;
  /** Set if a read replica is configured. */
  replica?: Replica;
  /** Rate counters, shared by all API processes. */
  counts: Counts;
  /** Renders the first pages for visitors; null if they are sent as empty shells. */
  prerenderer: Prerenderer | null;
  /** Inspects uploaded documents and renders their previews. */
  documents: Documents;
  /** The SQL console and the table browser. */
  console: SqlConsole;
  settings: {
    production: boolean;
    /** The key of the demo and its exemptions; null unless this start created its own database (D109). */
    demo: Demo | null;
    csrf_secret: string;
    origins: readonly string[];
    /**
     * The folder to which the outbox sender writes SMS and from which `/dev/phone` reads; null if that page is
     * disabled.
     */
    outbox: string | null;
    /** The folder of the built web app. */
    web_folder: string;
    trusted_proxies: readonly string[];
    /** The public VAPID key with which browsers subscribe to push notifications; null if push is not configured. */
    push_key: string | null;
    /** Encrypts the second factors of administrators; null if they are not offered. */
    totp_key: string | null;
    /** Creates the first administrator; null if only the key of the demo does (D43). */
    bootstrap_token: string | null;
  };
  /** Facts that only this process knows, for the system page. */
  machine: {
    release: Release;
    /** Whether Redis is configured and responds. */
    redis(): 'off' | 'connected' | 'away';
    /** The folder of the uploaded files; null if they are stored in a bucket. */
    files_folder: string | null;
    variables: readonly SetVariable[];
  };
  /** The state of this process: it is ready only while it serves, but answers requests before and after as well. */
  phase(): 'warming up' | 'serving' | 'stopping';
}
