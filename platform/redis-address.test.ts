// Tests that REDIS_URL accepts all supported addresses, and that programs do not start with other addresses.
import { expect, it } from 'vitest';
import { testSecrets } from '#testing/secrets.ts';
import { readEnv } from './env.ts';
import { readRedisAddress } from './redis-address.ts';

it('readRedisAddress parses the nodes of a cluster, with and without a login', () => {
  expect(readRedisAddress('redis-cluster://one:7000,two,[::1]:7002')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'one', port: 7000 },
      { host: 'two', port: 6379 },
      { host: '::1', port: 7002 },
    ],
    login: {},
    tls: false,
  });
  expect(readRedisAddress('redis-cluster://kaam:s%40cret%2F1@one:7000/?tls=true')).toMatchObject({
    login: { username: 'kaam', password: 's@cret/1' },
    tls: true,
  });
});

it('readRedisAddress parses Sentinels, the name of their master, and both passwords', () => {
  expect(readRedisAddress('redis-sentinel://:pass@s1,s2:26380/my-master?sentinel_password=other')).toEqual({
    kind: 'sentinel',
    nodes: [
      { host: 's1', port: 26_379 },
      { host: 's2', port: 26_380 },
    ],
    login: { password: 'pass' },
    tls: false,
    sentinels: { password: 'other' },
    master: 'my-master',
  });
});

it('readRedisAddress passes the URL of a single server to the library unchanged', () => {
  for (const url of ['redis://localhost:6379', 'rediss://:pass@redis.example:6380/1'])
    expect(readRedisAddress(url)).toEqual({ kind: 'one', url });
});

it.each([
  'redis://',
  'redis-cluster://',
  'redis-cluster://one:7000,',
  'redis-cluster://one:70000',
  'redis-cluster://one:7000/0',
  'redis-cluster://user@one:7000',
  'redis-cluster://one:7000?ssl=1',
  'redis-cluster://one:7000?tls=yes',
  'redis-cluster://%E0%A4:pass@one:7000',
  'redis-sentinel://one:26379',
  'redis-sentinel://one:26379/',
  'redis-sentinel://one:26379/a b',
  'http://one:6379',
])('The REDIS_URL %s is refused with a sentence', (url) => {
  const environment = { APP_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1/x', ...testSecrets };
  expect(() => readEnv({ ...environment, REDIS_URL: url })).toThrow(
    /REDIS_URL must be redis:\/\/host:port, .*nothing\./,
  );
});
