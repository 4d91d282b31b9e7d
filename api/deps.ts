// Dependencies of the API: the dependencies of the marketplace, and dependencies that only the API process has.
import type { AdminQueue } from '#contracts/socket.ts';
import type { Deps } from '#marketplace/deps.ts';
import type { SqlConsole } from '#platform/console/console.ts';
import type { Demo } from '#platform/demo-key.ts';
import type { Documents } from '#platform/documents/documents.ts';
import type { WakeUpState } from '#platform/notifier.ts';
import type { Release } from '#platform/release.ts';
import type { Replica } from '#platform/replica.ts';
import type { SetVariable } from '#platform/set-variables.ts';
import type { Counts, ReadableCounts } from './http/rate-counters.ts';
import type { Middleware } from './http/request.ts';
import type { Prerenderer } from './pages/prerender.ts';

export interface ApiDeps extends Deps {
  /** Closes the WebSockets of ended sessions and reports changed admin queues, across all API processes. */
  live: {
    endSession(sessionId: number): void;
    /** Disconnects the WebSockets of an administrator's session on every API process. */
    endAdminSession(sessionId: number): void;
    /** Notifies every connected administrator that an admin queue (for example reports) has changed. */
    notifyAdmins(queue: AdminQueue): void;
  };
  /** The middleware that measures requests; undefined if metrics are disabled. */
  countRequest?: Middleware;
  /** The read replica; undefined if none is configured. */
  replica?: Replica;
  /** Rate counters, shared by all API processes. */
  counts: Counts;
  /** The same with a window of an hour. */
  hour_counts: ReadableCounts;
  /**
   * Renders the first page of a visit on the server; null if pages are sent as an empty shell for the browser to
   * render.
   */
  prerenderer: Prerenderer | null;
  /** Inspects uploaded documents and renders their previews. */
  documents: Documents;
  /** The SQL console and the table browser. */
  console: SqlConsole;
  settings: {
    production: boolean;
    /**
     * The settings of a local demo: its secret key, and whether rate limits are off. Null unless `npm start` started
     * the embedded database (D109).
     */
    demo: Demo | null;
    csrf_secret: string;
    origins: readonly string[];
    /**
     * The folder to which SMS are written instead of being sent, and from which `/dev/phone` reads them; null if that
     * page is disabled.
     */
    outbox: string | null;
    /** The folder of the built web app. */
    web_folder: string;
    trusted_proxies: readonly string[];
    /** The public VAPID key with which browsers subscribe to push notifications; null if push is not configured. */
    push_key: string | null;
    /** Key that encrypts the second factors of administrators; null if second factors are not offered. */
    totp_key: string | null;
    /**
     * The token that permits the creation of the first administrator. If null, only a request with the demo key, the
     * secret of a local `npm start`, may create that administrator (D43).
     */
    bootstrap_token: string | null;
  };
  /** Facts about this process, for the administrators' system page. */
  machine: {
    release: Release;
    /** Returns the state of the connection to Redis. `off`: Redis is not configured. `away`: Redis does not respond. */
    redis(): 'off' | 'connected' | 'away';
    /**
     * Returns `polling` while this process cannot notify the worker processes of new tasks. The tasks then wait until a
     * worker process polls its queues.
     */
    wake_ups(): WakeUpState;
    /** The folder of the uploaded files; null if the files are stored in a bucket. */
    files_folder: string | null;
    variables: readonly SetVariable[];
  };
  /**
   * Returns the current phase of this process. `/ready` reports the process as ready only in the phase `serving`, but
   * the process answers requests in all phases.
   */
  phase(): 'warming up' | 'serving' | 'stopping';
}
