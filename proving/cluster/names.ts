// A DNS server for a single name, as in container platforms. The proxy asks this server for the addresses of the web
// processes.
import { createSocket } from 'node:dgram';

const HEADER = 12;
const TYPE_A = 1;
const ANSWER_FLAGS = 0x8580;

/** Returns the offset at which the question of a DNS message ends: after its labels, a zero byte, type and class. */
function endOfQuestion(message: Buffer): number {
  let place = HEADER;
  while (message[place]) place += (message[place] ?? 0) + 1;
  return place + 5;
}

function record(address: string): Buffer {
  const fixed = Buffer.alloc(12);
  fixed.writeUInt16BE(0xc000 + HEADER, 0); // A pointer to the name in the question.
  fixed.writeUInt16BE(TYPE_A, 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt32BE(1, 6); // TTL: one second.
  fixed.writeUInt16BE(4, 10);
  return Buffer.concat([fixed, Buffer.from(address.split('.').map(Number))]);
}

/** Returns the response to a DNS question: all addresses if the question asks for IPv4 addresses, otherwise none. */
function answerTo(message: Buffer, addresses: readonly string[]): Buffer {
  const end = endOfQuestion(message);
  const records = message.readUInt16BE(end - 4) === TYPE_A ? addresses.map(record) : [];
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  header.writeUInt16BE(ANSWER_FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, message.subarray(HEADER, end), ...records]);
}

/** Serves DNS on loopback with the current result of `addresses`. */
export function serveNames(addresses: () => readonly string[]): Promise<{ address: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    if (message.length > HEADER) socket.send(answerTo(message, addresses()), port, address);
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(0, '127.0.0.1', () =>
      resolve({ address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }),
    );
  });
}
