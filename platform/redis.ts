// Redis clients that never delay a start and never end a program: when Redis fails, only pushes are lost.
import { setInterval } from 'node:timers';
import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import { describeError, type Log } from './log.ts';
import { REDIS_ADDRESS, type RedisAddress, readRedisAddress } from './redis-address.ts';

/** A client for publishing and for counters: of a single server, of the master that Sentinels name, or of a cluster. */
export type RedisPublisher = Redis | Cluster;
export type RedisSubscriber = Redis;

const LOG_EVERY_MS = 10_000;
/**
 * Milliseconds without a response after which a connection is closed. A machine that has frozen does not close its
 * connections itself.
 */
const SILENT_MS = 2000;
/** Interval in milliseconds at which a subscriber pings the server. */
const ASK_EVERY_MS = 3000;
/**
 * If a push fails at one node of a cluster, other nodes are tried: the delay between two attempts in milliseconds, and
 * the maximum number of attempts.
 */
const NEXT_NODE_MS = 50;
const MAX_NODES = 3;

/** Ignores a failed command: the socket libraries do not await their commands, and an unhandled rejection ends Node. */
function forgiven(result: unknown): unknown {
  if (result instanceof Promise) result.catch(() => {});
  return result;
}

class ForgivingRedis extends Redis {
  override sendCommand(...given: Parameters<Redis['sendCommand']>): unknown {
    return forgiven(super.sendCommand(...given));
  }
}

class ForgivingCluster extends Cluster {
  override sendCommand(...given: Parameters<Cluster['sendCommand']>): unknown {
    return forgiven(super.sendCommand(...given));
  }
}

const patience = (attempt: number) => Math.min(attempt * 200, 2000);

const common = {
  connectTimeout: SILENT_MS,
  socketTimeout: SILENT_MS,
  // A master that became a replica refuses writes: reconnecting finds the new master.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies CommonRedisOptions;

/** Options of publishers: a command fails immediately if Redis is unavailable, and is never sent twice. */
const atOnce = { enableOfflineQueue: false, maxRetriesPerRequest: 0 };
/**
 * Options of subscribers: subscriptions wait for the connection without a limit, and are renewed after each reconnect.
 */
const patient = { enableOfflineQueue: true, maxRetriesPerRequest: null };

/** Returns a function that logs that Redis is unavailable, at most once per `LOG_EVERY_MS`. */
function openErrorLogger(log: Log): (error: Error) => void {
  let loggedAt = 0;
  return (error) => {
    if (Date.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = Date.now();
    log.warn('Redis is unavailable', describeError(error));
  };
}

function addressOf(url: string): RedisAddress {
  const address = readRedisAddress(url);
  if (!address) throw new Error(`REDIS_URL must be ${REDIS_ADDRESS}`);
  return address;
}

type Address<K extends RedisAddress['kind']> = Extract<RedisAddress, { kind: K }>;

const clusterOptions = ({ login, tls }: Address<'cluster'>) => ({ ...login, ...(tls ? { tls: {} } : {}) });

const sentinelOptions = ({ nodes, login, tls, sentinels: { username, password }, master }: Address<'sentinel'>) => ({
  ...login,
  ...(tls ? { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  ...(username ? { sentinelUsername: username } : {}),
  ...(password ? { sentinelPassword: password } : {}),
  sentinels: [...nodes],
  name: master,
  sentinelCommandTimeout: SILENT_MS,
  sentinelRetryStrategy: patience,
});

function openCluster(address: Address<'cluster'>): Cluster {
  return new ForgivingCluster([...address.nodes], {
    enableOfflineQueue: false,
    clusterRetryStrategy: patience,
    maxRedirections: MAX_NODES,
    retryDelayOnFailover: NEXT_NODE_MS,
    retryDelayOnClusterDown: 0,
    retryDelayOnTryAgain: 0,
    // Connect by host name: the TLS certificate is not valid for the IP address.
    ...(address.tls ? { dnsLookup: (name, found) => found(null, name) } : {}),
    redisOptions: { ...common, ...clusterOptions(address), maxRetriesPerRequest: 0, commandTimeout: SILENT_MS },
  });
}

/**
 * Opens a client that connects in the background. While Redis is unavailable, commands fail immediately, so callers
 * must work correctly without Redis.
 */
export function openRedis(url: string, log: Log): RedisPublisher {
  const address = addressOf(url);
  const onError = openErrorLogger(log);
  const options = { ...common, ...atOnce, retryStrategy: patience };
  if (address.kind === 'cluster') return openCluster(address).on('error', onError);
  if (address.kind === 'one') return new ForgivingRedis(address.url, options).on('error', onError);
  return new ForgivingRedis({ ...options, ...sentinelOptions(address) }).on('error', onError);
}

/**
 * Subscribes at one node of a cluster, because each node receives the messages of all nodes. After a lost connection,
 * the subscriber tries the next node.
 */
function listenInCluster(address: Address<'cluster'>): Redis {
  const { nodes } = address;
  let at = Math.floor(Math.random() * nodes.length);
  const node = () => nodes[at % nodes.length] ?? nodes[0];
  const redis: Redis = new ForgivingRedis({
    ...common,
    ...patient,
    ...clusterOptions(address),
    ...node(),
    retryStrategy: (attempt) => {
      at += 1;
      Object.assign(redis.options, node());
      return patience(attempt);
    },
  });
  return redis;
}

/**
 * Makes a subscriber ping the server. A missing reply closes the connection; without pings, the subscriber would wait
 * forever for a stalled server.
 */
function retryForever(redis: Redis): Redis {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => {});
  }, ASK_EVERY_MS);
  timer.unref();
  return redis.on('end', () => clearInterval(timer));
}

/**
 * Creates a client that only subscribes. After each reconnect, possibly to a new master, the client renews its
 * subscriptions.
 */
export function openRedisSubscriber(url: string, log: Log): RedisSubscriber {
  const address = addressOf(url);
  const options = { ...common, ...patient, retryStrategy: patience };
  const open = () => {
    if (address.kind === 'cluster') return listenInCluster(address);
    if (address.kind === 'one') return new ForgivingRedis(address.url, options);
    return new ForgivingRedis({ ...options, ...sentinelOptions(address) });
  };
  return retryForever(open()).on('error', openErrorLogger(log));
}
