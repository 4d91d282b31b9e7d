// Builds ZIP files byte by byte, valid and malformed ones.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer | string;
  /** The Unix file mode in the attributes of the entry. For example, `0o120777` is a symbolic link. */
  mode?: number;
  /** The declared uncompressed size, if it differs from the real size. */
  claimedSize?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const UNIX = 3 << 8;

function headerOf(entry: ZipEntry, packed: Buffer, data: Buffer): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(entry.claimedSize ?? data.length, 18);
  common.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return common;
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

function centralOf(entry: ZipEntry, common: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(UNIX | 20);
  return Buffer.concat([uint32(CENTRAL), madeBy, common, rest, Buffer.from(entry.name)]);
}

/** Returns a ZIP with these entries and `comment` at its end. */
export function makeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = deflateRawSync(data);
    const common = headerOf(entry, packed, data);
    const local = Buffer.concat([uint32(LOCAL), common, Buffer.from(entry.name), packed]);
    locals.push(local);
    centrals.push(centralOf(entry, common, offset));
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...locals, central, uint32(END), end, Buffer.from(comment)]);
}
