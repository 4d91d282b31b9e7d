// Container images: finds images without a pinned digest, and reads digests from the images' registries (OCI
// distribution API).
import { createHash } from 'node:crypto';

const DIGEST = /@sha256:[0-9a-f]{64}$/;
const INDEX_TYPES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const ANSWERS_WITHIN_MS = 20_000;
/** Maximum size of a manifest list, which usually has a few kilobytes. */
const MAX_BYTES = 4_000_000;

/** Files that name third-party images. */
export const IMAGE_FILES = ['Dockerfile', 'docker-compose.yml'];
/**
 * Matches a line that names an image: the text before the image, and the image. Our own image has the tag `local`; the
 * name of a build stage has no tag.
 */
const LINE = /^(FROM +(?:--\S+ +)*|\s*image: +)(\S+)/gm;

/** @param {string} image */
const isOurs = (image) => !image.includes(':') || image.endsWith(':local');

/** Returns the third-party images in a file. @param {string} text @returns {string[]} */
export const imagesIn = (text) => [
  ...new Set([...text.matchAll(LINE)].flatMap(([, , image = '']) => (isOurs(image) ? [] : [image]))),
];

/** @param {string} text @returns {string[]} */
export const unpinnedIn = (text) => imagesIn(text).filter((image) => !DIGEST.test(image));

/** Returns an image's registry host, name and tag, by Docker's rules for short names. @param {string} image */
export function placeOf(image) {
  const [named = ''] = image.split('@');
  const first = named.split('/')[0] ?? '';
  const hasHost = named.includes('/') && /[.:]|^localhost$/.test(first);
  const host = hasHost ? first : 'registry-1.docker.io';
  const rest = hasHost ? named.slice(first.length + 1) : named;
  const at = rest.lastIndexOf(':');
  const [name, tag] = at > 0 ? [rest.slice(0, at), rest.slice(at + 1)] : [rest, 'latest'];
  return { host, name: hasHost || name.includes('/') ? name : `library/${name}`, tag, named };
}

/**
 * Requests the token that a registry demands in `WWW-Authenticate: Bearer …`.
 * @param {string} challenge
 * @returns {Promise<string>}
 */
async function tokenFor(challenge) {
  const parts = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  if (!/^bearer /i.test(challenge) || !parts.realm) throw new Error(`The registry asks for ${challenge || 'no token'}`);
  const address = new URL(parts.realm);
  for (const key of ['service', 'scope']) if (parts[key]) address.searchParams.set(key, parts[key]);
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  const { token, access_token } = /** @type {any} */ (await answer.json());
  const found = token ?? access_token;
  if (!answer.ok || typeof found !== 'string') throw new Error(`${address.host} gave no token (${answer.status})`);
  return found;
}

/**
 * Returns the digest of a tag: the SHA-256 of the manifest or manifest list, which must equal the digest that the
 * registry names. `base` returns the address of a host, so that tests can use a fake registry.
 * @param {string} image @param {(host: string) => string} [base] @returns {Promise<string>}
 */
export async function digestOf(image, base = (host) => `https://${host}`) {
  const { host, name, tag } = placeOf(image);
  const address = `${base(host)}/v2/${name}/manifests/${tag}`;
  const ask = (/** @type {Record<string, string>} */ headers) =>
    fetch(address, { headers: { accept: INDEX_TYPES, ...headers }, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  let answer = await ask({});
  if (answer.status === 401) {
    const token = await tokenFor(answer.headers.get('www-authenticate') ?? '');
    answer = await ask({ authorization: `Bearer ${token}` });
  }
  if (!answer.ok) throw new Error(`${image}: ${host} answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new Error(`${image}: ${bytes.length} bytes are no manifest`);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const named = answer.headers.get('docker-content-digest');
  if (named !== digest) throw new Error(`${image}: the registry names ${named}, its answer is ${digest}`);
  return digest;
}

/**
 * Returns the text with a digest after the tag of each image.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} digests
 */
export const pinned = (text, digests) =>
  text.replace(LINE, (line, before, image) => {
    const digest = digests.get(image);
    return digest ? `${before}${placeOf(image).named}@${digest}` : line;
  });
