// Where lines of the log leave a program. Nothing waits for them: a reader that stands still or a full disk costs lines and no requests.
import { fstatSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { isatty } from 'node:tty';

/** What takes finished lines. */
export type LogStream = { write(line: string): void };

/** The line that says how many were lost. */
type Lost = (lines: number) => string;

const STDOUT = 1;
/** Bytes that may wait for a reader; what comes beyond is lost. */
const MAX_BUFFERED_BYTES = 1_048_576;

/** A file takes a line at once, or its disk is full. */
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

/** A pipe takes what fits into it, and the rest when somebody has read. */
export function toStream(stream: Writable, lost: Lost): LogStream {
  let dropped = 0;
  // A reader who is gone is no trouble of ours.
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

/** Out of stdout, wherever that leads. */
export function openLogStream(lost: Lost): LogStream {
  const place = fstatSync(STDOUT);
  const takesAtOnce = place.isFile() || (place.isCharacterDevice() && !isatty(STDOUT));
  // `process.stdout` of a pipe waits for nobody; a write to the descriptor would stand still with its reader.
  return takesAtOnce ? toFile(STDOUT, lost) : toStream(process.stdout, lost);
}
