// Tests the pinning of container images with a fake registry that speaks the OCI distribution protocol with tokens.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, IMAGE_FILES, imagesIn, pinned, placeOf, unpinnedIn } from './images.mjs';

const index = JSON.stringify({ schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [] });
const digest = `sha256:${createHash('sha256').update(index).digest('hex')}`;
const asked: string[] = [];
let named = digest;
let base = '';

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry');
  asked.push(`${request.method} ${request.url}`);
  if (pathname === '/token') {
    const isRight =
      searchParams.get('scope') === 'repository:library/redis:pull' && searchParams.get('service') === 'fake';
    response.writeHead(isRight ? 200 : 403).end(JSON.stringify({ token: 'pull-token' }));
    return;
  }
  if (request.headers.authorization !== 'Bearer pull-token') {
    const challenge = `Bearer realm="${base}/token",service="fake",scope="repository:library/redis:pull"`;
    response.writeHead(401, { 'www-authenticate': challenge }).end();
    return;
  }
  const isKnown = pathname === '/v2/library/redis/manifests/7-alpine';
  const takesList =
    request.headers.accept?.includes('manifest.list.v2+json') && request.headers.accept.includes('image.index');
  response.writeHead(isKnown && takesList ? 200 : 404, { 'docker-content-digest': named }).end(index);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

it("The digest of a tag is the digest of its manifest list, requested with the registry's token", async () => {
  expect(await digestOf('redis:7-alpine', () => base)).toBe(digest);
  expect(asked.map((line) => line.split('?')[0])).toEqual([
    'GET /v2/library/redis/manifests/7-alpine',
    'GET /token',
    'GET /v2/library/redis/manifests/7-alpine',
  ]);
});

it('digestOf throws for an unknown tag and for a digest that does not match the response', async () => {
  await expect(digestOf('redis:none', () => base)).rejects.toThrow('answers 404');
  named = `sha256:${'0'.repeat(64)}`;
  await expect(digestOf('redis:7-alpine', () => base)).rejects.toThrow('the registry names');
  named = digest;
});

it('Short image names refer to Docker Hub', () => {
  expect(placeOf('redis:7-alpine')).toMatchObject({
    host: 'registry-1.docker.io',
    name: 'library/redis',
    tag: '7-alpine',
  });
  expect(placeOf('a/b')).toMatchObject({ host: 'registry-1.docker.io', name: 'a/b', tag: 'latest' });
  expect(placeOf('quay.example:5000/a/b:1@sha256:00')).toMatchObject({
    host: 'quay.example:5000',
    name: 'a/b',
    tag: '1',
  });
});

it('Pinning writes a digest after the tag, replaces an older one, and skips build stages and our own image', () => {
  const text =
    'FROM redis:7-alpine AS build\nFROM --platform=linux/amd64 redis:7-alpine\nFROM build\n  image: kaamsetu:local\n  image: redis:7-alpine\n';
  expect(imagesIn(text)).toEqual(['redis:7-alpine']);
  expect(unpinnedIn(text)).toEqual(['redis:7-alpine']);
  const written = pinned(text, new Map([['redis:7-alpine', digest]]));
  expect(unpinnedIn(written)).toEqual([]);
  expect(written).toContain(
    `FROM redis:7-alpine@${digest} AS build\nFROM --platform=linux/amd64 redis:7-alpine@${digest}\nFROM build\n  image: kaamsetu:local`,
  );
  const newer = `sha256:${'1'.repeat(64)}`;
  const again = pinned(written, new Map([[`redis:7-alpine@${digest}`, newer]]));
  expect(imagesIn(again)).toEqual([`redis:7-alpine@${newer}`]);
});

it('All third-party images of Dockerfile and docker-compose.yml are found', () => {
  const found = IMAGE_FILES.flatMap((file) => imagesIn(readFileSync(file, 'utf8'))).map((image) => placeOf(image).name);
  expect([...new Set(found)].sort()).toEqual([
    'chrislusf/seaweedfs',
    'edoburu/pgbouncer',
    'library/haproxy',
    'library/node',
    'library/postgres',
    'library/redis',
  ]);
});
