// Encrypts streams in pieces with AES-256-GCM. Without the key no piece can be read. Decryption detects changed, moved,
// repeated and missing pieces, including a missing last piece.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const MAGIC = Buffer.from('kaamsetu-backup1');
const SALT = 16;
const TAG = 16;
const PIECE = 256 * 1024;
/** scrypt parameters: each guess of the secret costs 32 MB and 0.1 s. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * Thrown if a file is not a backup, is truncated, was changed, or was encrypted with another key. The content of the
 * file must not be used.
 */
export class NotABackup extends Error {
  override name = 'NotABackup';
}

const keyOf = (secret: string, salt: Buffer) => scryptSync(secret, salt, 32, COST);

/**
 * Returns the nonce of a piece: its number, and 1 in the last byte for the last piece. The number is safe as a nonce,
 * because each key encrypts only one file.
 */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Splits bytes into pieces of `size` bytes. Only the last piece is shorter; it may be empty. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const more of bytes) {
    parts.push(more);
    held += more.length;
    if (held < size) continue;
    const whole = Buffer.concat(parts);
    let from = 0;
    for (; whole.length - from >= size; from += size) yield whole.subarray(from, from + size);
    parts = [whole.subarray(from)];
    held = whole.length - from;
  }
  yield Buffer.concat(parts);
}

/** Encrypts bytes. Each stream has a random salt, so each has a different key. */
export async function* encrypt(secret: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = keyOf(secret, salt);
  yield Buffer.concat([MAGIC, salt]);
  let piece = 0;
  for await (const plain of piecesOf(bytes, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, plain.length < PIECE));
    yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    piece += 1;
  }
}

function openPiece(key: Buffer, encrypted: Buffer, piece: number): Buffer {
  const isLast = encrypted.length < PIECE + TAG;
  if (encrypted.length < TAG) throw new NotABackup('The backup is truncated.');
  const end = encrypted.length - TAG;
  const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, isLast), { authTagLength: TAG });
  cipher.setAuthTag(encrypted.subarray(end));
  try {
    return Buffer.concat([cipher.update(encrypted.subarray(0, end)), cipher.final()]);
  } catch {
    throw new NotABackup('The backup was changed or truncated, or BACKUP_KEY is not its key.');
  }
}

async function* without(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (;;) {
    const next = await rest.next();
    if (next.done) return;
    yield next.value;
  }
}

/**
 * Decrypts an encrypted stream. Throws {@link NotABackup} at the first invalid piece; all pieces before it are valid.
 */
export async function* decrypt(secret: string, encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const source = encrypted[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < MAGIC.length + SALT) {
    const next = await source.next();
    if (next.done) throw new NotABackup('The file is not a backup of this product.');
    head = Buffer.concat([head, next.value]);
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new NotABackup('The file is not a backup of this product.');
  const key = keyOf(secret, head.subarray(MAGIC.length, MAGIC.length + SALT));
  let piece = 0;
  for await (const part of piecesOf(without(head.subarray(MAGIC.length + SALT), source), PIECE + TAG)) {
    yield openPiece(key, part, piece);
    piece += 1;
  }
}
