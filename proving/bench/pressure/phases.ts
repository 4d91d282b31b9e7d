// The phases of the benchmark pressure, after github.com/hardbyte/postgresql-job-queue-benchmarking: each disturbs the
// queue for some seconds.
import pg from 'pg';

export interface Disturbed {
  url: string;
  seconds: number;
  /** Kills the worker process with SIGKILL, and starts another. */
  restartWorker(): Promise<void>;
}

/** Starts a disturbance. The returned function ends it. */
type Disturb = (scene: Disturbed) => Promise<() => Promise<unknown>>;

/** Number of kills in a phase. */
const KILLS = 4;
const READERS = 4;
/** SQLSTATE of a server without free connections. */
const TOO_MANY = '53300';
/** Application name of the connections that are not of a queue. */
const OWN_NAME = 'bench pressure';

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: OWN_NAME });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Holds a transaction open on one connection. */
const hold =
  (...statements: readonly string[]): Disturb =>
  async ({ url }) => {
    const client = await connect(url);
    for (const statement of statements) await client.query(statement);
    return () => client.end();
  };

/** Reads in overlapping transactions, so that there is a snapshot at any time and none is old. */
const read: Disturb = async ({ url, seconds }) => {
  let ended = false;
  const reader = async (client: pg.Client, place: number) => {
    const length = seconds / KILLS;
    await client.query('select pg_sleep($1)', [(place * length) / READERS]);
    while (!ended) {
      await client.query('begin isolation level repeatable read');
      await client.query('select count(*) from pg_class, generate_series(1, 100)');
      await client.query('select pg_sleep($1)', [length]);
      await client.query('commit');
    }
  };
  const clients = await Promise.all(Array.from({ length: READERS }, () => connect(url)));
  const readers = clients.map((client, place) => reader(client, place).catch(() => {}));
  return async () => {
    ended = true;
    await Promise.all(clients.map((client) => client.end()));
    await Promise.all(readers);
  };
};

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === TOO_MANY;

/** Uses all free connections of the server. */
const exhaust: Disturb = async ({ url }) => {
  const clients: pg.Client[] = [];
  for (;;) {
    try {
      clients.push(await connect(url));
    } catch (error) {
      if (!isFull(error)) throw error;
      return () => Promise.all(clients.map((client) => client.end()));
    }
  }
};

/** Repeats a step `KILLS` times in the phase. */
const repeat =
  (step: (scene: Disturbed) => Promise<unknown>): Disturb =>
  async (scene) => {
    let running: Promise<unknown> = Promise.resolve();
    const next = () => {
      running = running.then(() => step(scene)).catch(() => {});
    };
    const timer = setInterval(next, (scene.seconds * 1000) / (KILLS + 1));
    return () => {
      clearInterval(timer);
      return running;
    };
  };

const KILL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and application_name <> '${OWN_NAME}'`;

/** Kills all connections of the queue, as a failover does. */
async function killBackends({ url }: Disturbed): Promise<void> {
  const client = await connect(url);
  await client.query(KILL).finally(() => client.end());
}

export const phases = {
  steady: async () => async () => {},
  'snapshot held': hold('begin isolation level repeatable read', 'select 1'),
  'idle in transaction': hold('begin', 'select pg_current_xact_id()'),
  'active readers': read,
  'exhausted pool': exhaust,
  'backends killed': repeat(killBackends),
  'worker killed': repeat(({ restartWorker }) => restartWorker()),
} as const satisfies Record<string, Disturb>;

export type Phase = keyof typeof phases;
export const phaseNames = Object.keys(phases) as Phase[];
