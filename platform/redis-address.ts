// Parses REDIS_URL, which names a single server, the nodes of a cluster, or the Sentinels of a master.

interface Node {
  host: string;
  port: number;
}

interface Login {
  username?: string;
  password?: string;
}

export type RedisAddress =
  | { kind: 'one'; url: string }
  | { kind: 'cluster'; nodes: readonly [Node, ...Node[]]; login: Login; tls: boolean }
  | {
      kind: 'sentinel';
      nodes: readonly [Node, ...Node[]];
      login: Login;
      tls: boolean;
      sentinels: Login;
      master: string;
    };

/** Supported formats of REDIS_URL, for the error message. */
export const REDIS_ADDRESS =
  'redis://host:port, rediss://host:port, redis-cluster://host:port,host:port, redis-sentinel://host:port,host:port/master ([user:password@] before the hosts, ?tls=true behind), or nothing';

const USUAL_PORT = { cluster: 6379, sentinel: 26_379 };
const many = /^redis-(cluster|sentinel):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/([^/?#]*))?(?:\?([^#]*))?$/;
const hostAndPort = /^(\[[\da-fA-F:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/;
const masterName = /^[\w.-]{1,100}$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readNode(text: string, usual: number): Node | null {
  const [, host, given] = hostAndPort.exec(text) ?? [];
  const port = given === undefined ? usual : Number(given);
  return host && port > 0 && port < 65_536 ? { host: host.replace(/^\[|\]$/g, ''), port } : null;
}

/** Parses `user:password`, `:password` (Redis before version 6) or an empty string. Null if the text is malformed. */
function readLogin(text = ''): Login | null {
  const colon = text.indexOf(':');
  const [username, password] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)].map(decoded);
  if (username === null || password === null || (text !== '' && colon < 0)) return null;
  return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
}

function readOptions(text = ''): { tls: boolean; sentinels: Login } | null {
  const options = new URLSearchParams(text);
  const known = ['tls', 'sentinel_user', 'sentinel_password'];
  if ([...options.keys()].some((name) => !known.includes(name))) return null;
  const tls = options.get('tls') ?? 'false';
  const [username, password] = [options.get('sentinel_user'), options.get('sentinel_password')];
  if (tls !== 'true' && tls !== 'false') return null;
  return { tls: tls === 'true', sentinels: { ...(username ? { username } : {}), ...(password ? { password } : {}) } };
}

/** Parses a Redis URL. Returns null if no client could connect to it. */
export function readRedisAddress(text: string): RedisAddress | null {
  if (/^rediss?:\/\/[^/?#]/.test(text))
    return URL.canParse(text) && new URL(text).hostname ? { kind: 'one', url: text } : null;
  const [, kind, user, hosts = '', path = '', query] = many.exec(text) ?? [];
  if (kind !== 'cluster' && kind !== 'sentinel') return null;
  const read = hosts.split(',').map((host) => readNode(host, USUAL_PORT[kind]));
  const [first, ...rest] = read.flatMap((node) => node ?? []);
  const [login, options] = [readLogin(user), readOptions(query)];
  if (!first || read.includes(null) || !login || !options) return null;
  const common = { nodes: [first, ...rest] as const, login, tls: options.tls };
  if (kind === 'cluster') return path === '' ? { kind, ...common } : null;
  return masterName.test(path) ? { kind, ...common, sentinels: options.sentinels, master: path } : null;
}
