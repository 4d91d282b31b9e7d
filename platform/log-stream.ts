// Writes log lines without blocking. If the reader stalls or the disk is full, lines are dropped.
import { fstatSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { isatty } from 'node:tty';

/** A destination of complete log lines. */
export type LogStream = { write(line: string): void };

/** Returns the line that reports the number of dropped lines. */
type Lost = (lines: number) => string;

const STDOUT = 1;
/** Maximum number of bytes that wait for a reader; lines beyond the limit are dropped. */
const MAX_BUFFERED_BYTES = 1_048_576;

/** Writes to a file synchronously; a line is dropped if the disk is full. */
export function toFile(fd: number, lost: Lost): LogStream {
  let dropped = 0;
  let torn = false;
  return {
    write(line) {
      const text = Buffer.from((torn ? '\n' : '') + (dropped > 0 ? lost(dropped) : '') + line);
      try {
        torn = writeSync(fd, text) < text.length;
        dropped = torn ? 1 : 0;
      } catch {
        dropped += 1;
      }
    },
  };
}

/** Writes to a stream. Buffers lines while the reader stalls; if the buffer is full, lines are dropped. */
export function toStream(stream: Writable, lost: Lost): LogStream {
  let dropped = 0;
  // Ignore errors of a pipe whose reader has ended.
  stream.on('error', () => {});
  return {
    write(line) {
      if (stream.writableLength + line.length > MAX_BUFFERED_BYTES) {
        dropped += 1;
        return;
      }
      stream.write(dropped > 0 ? lost(dropped) + line : line);
      dropped = 0;
    },
  };
}

/** Opens stdout, which may be a file, a pipe or a terminal. */
export function openLogStream(lost: Lost): LogStream {
  const place = fstatSync(STDOUT);
  const takesAtOnce = place.isFile() || (place.isCharacterDevice() && !isatty(STDOUT));
  // A pipe is written through `process.stdout`, which is asynchronous. A write to the descriptor would block while the
  // reader of the pipe stalls.
  return takesAtOnce ? toFile(STDOUT, lost) : toStream(process.stdout, lost);
}
