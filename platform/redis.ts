// Redis clients that never hold up a start and never end a program: a push through them may be lost, nothing else.
import { setInterval } from 'node:timers';
import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import { describeError, type Log } from './log.ts';
import { REDIS_ADDRESS, type RedisAddress, readRedisAddress } from './redis-address.ts';

/** What a program publishes and counts through: one server, the master that Sentinels name, or a cluster. */
export type RedisPublisher = Redis | Cluster;
export type RedisSubscriber = Redis;

const LOG_EVERY_MS = 10_000;
/** A server that says nothing for so long is given up: a frozen machine closes no connection. */
const SILENT_MS = 2000;
/** How often one who only listens asks whether anybody is there. */
const ASK_EVERY_MS = 3000;
/** A push is tried again on another node of a cluster so soon, and so often. */
const NEXT_NODE_MS = 50;
const MAX_NODES = 3;

/** The socket libraries do not await what they send: a command that Redis refuses must not become an unhandled rejection. */
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
  // A master that has become a replica takes no counts: the next connection finds the new one.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies CommonRedisOptions;

/** What cannot be sent now never will be: nothing waits for Redis, and nothing is sent twice. */
const atOnce = { enableOfflineQueue: false, maxRetriesPerRequest: 0 };
/** What is subscribed to waits for the connection, however long that takes, and is renewed with it. */
const patient = { enableOfflineQueue: true, maxRetriesPerRequest: null };

/** Tells that Redis is away, now and then. */
function openErrorLogger(log: Log): (error: Error) => void {
  let loggedAt = 0;
  return (error) => {
    if (Date.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = Date.now();
    log.warn('redis is away', describeError(error));
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
    // Certificates are of names.
    ...(address.tls ? { dnsLookup: (name, found) => found(null, name) } : {}),
    redisOptions: { ...common, ...clusterOptions(address), maxRetriesPerRequest: 0, commandTimeout: SILENT_MS },
  });
}

/** Connects in the background; while Redis is away commands fail at once. It is never needed for correctness. */
export function openRedis(url: string, log: Log): RedisPublisher {
  const address = addressOf(url);
  const onError = openErrorLogger(log);
  const options = { ...common, ...atOnce, retryStrategy: patience };
  if (address.kind === 'cluster') return openCluster(address).on('error', onError);
  if (address.kind === 'one') return new ForgivingRedis(address.url, options).on('error', onError);
  return new ForgivingRedis({ ...options, ...sentinelOptions(address) }).on('error', onError);
}

/** Listens at one node of a cluster, for what is published at any reaches all; at the next one when that is lost. */
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

/** A listener would wait for ever for a server that stands still: it asks now and then, and an answer that stays out closes the line. */
function retryForever(redis: Redis): Redis {
  const timer = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => {});
  }, ASK_EVERY_MS);
  timer.unref();
  return redis.on('end', () => clearInterval(timer));
}

/** A client that only listens: what it subscribes to is renewed with every connection, at whichever server then leads. */
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
