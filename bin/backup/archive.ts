// Packs many named streams into one stream, one after another. The length of a stream need not be known in advance.
import { NotABackup } from './encrypted-stream.ts';

/** A named stream. When an archive is read, `bytes` is valid only until the next entry is requested. */
export interface Entry {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

const NAME = 1;
const DATA = 2;
const END_OF_ENTRY = 3;
const END = 4;
const HEAD = 5;

function head(kind: number, length = 0): Buffer {
  const bytes = Buffer.alloc(HEAD);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(length, 1);
  return bytes;
}

export function entryOf(name: string, content: string | Uint8Array): Entry {
  async function* bytes() {
    yield Buffer.from(content);
  }
  return { name, bytes: bytes() };
}

/** Packs all entries into one stream, which `unpack` reads. */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    const text = Buffer.from(name);
    yield Buffer.concat([head(NAME, text.length), text]);
    for await (const part of bytes) {
      if (part.length === 0) continue;
      yield head(DATA, part.length);
      yield Buffer.from(part);
    }
    yield head(END_OF_ENTRY);
  }
  yield head(END);
}

/** Returns `read`, which reads exactly the given number of bytes, and `end`, which throws if more bytes follow. */
function readerOf(source: AsyncIterable<Uint8Array>) {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  async function read(length: number): Promise<Buffer> {
    const taken = [held];
    let size = held.length;
    while (size < length) {
      const next = await parts.next();
      if (next.done) throw new NotABackup('The backup is truncated.');
      taken.push(Buffer.from(next.value));
      size += next.value.length;
    }
    const whole = taken.length === 1 ? held : Buffer.concat(taken);
    held = whole.subarray(length);
    return whole.subarray(0, length);
  }
  async function end(): Promise<void> {
    let left = held.length;
    for (let next = await parts.next(); !next.done; next = await parts.next()) left += next.value.length;
    if (left > 0) throw new NotABackup('The backup is damaged.');
  }
  return { read, end };
}

/** Yields the entries of a packed stream. Bytes of an entry that the caller has not read are skipped. */
export async function* unpack(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const { read, end } = readerOf(packed);
  const nextHead = async () => {
    const bytes = await read(HEAD);
    return { kind: bytes.readUInt8(0), length: bytes.readUInt32BE(1) };
  };
  async function* contents(): AsyncGenerator<Buffer> {
    for (let part = await nextHead(); part.kind !== END_OF_ENTRY; part = await nextHead()) {
      if (part.kind !== DATA) throw new NotABackup('The backup is damaged.');
      yield await read(part.length);
    }
  }
  for (let part = await nextHead(); part.kind !== END; part = await nextHead()) {
    if (part.kind !== NAME) throw new NotABackup('The backup is damaged.');
    const name = (await read(part.length)).toString();
    const rest = contents();
    // A `for await` loop that ends early would close the whole stream. To prevent this, the iterator has no `return`
    // method.
    yield { name, bytes: { [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) } };
    for (let left = await rest.next(); !left.done; left = await rest.next());
  }
  await end();
}
