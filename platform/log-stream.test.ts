// Tests that log lines are dropped and counted while their reader stalls, and that the writer continues.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { toFile, toStream } from './log-stream.ts';

const lost = (lines: number) => `lost ${lines}\n`;
const LONG = `${'x'.repeat(9_999)}\n`;

describe('log stream', () => {
  it('The log stream drops lines beyond 1 MB while the reader stalls, and reports their number afterwards', () => {
    const pipe = new PassThrough();
    const out = toStream(pipe, lost);
    for (let written = 0; written < 1_000; written += 1) out.write(LONG);
    const kept: string[] = [];
    for (let piece = pipe.read(); piece !== null; piece = pipe.read()) kept.push(String(piece));
    const lines = kept.join('').length / LONG.length;
    expect(lines).toBeLessThan(120);
    out.write('again\n');
    expect(String(pipe.read())).toBe(`lost ${1_000 - lines}\nagain\n`);
  });

  it('A write does not throw after the reader has closed the pipe', () => {
    const pipe = new PassThrough();
    const out = toStream(pipe, lost);
    pipe.destroy(new Error('write EPIPE'));
    expect(() => out.write('again\n')).not.toThrow();
  });

  it.skipIf(!existsSync('/dev/full'))('A write does not throw while the disk is full', () => {
    const full = openSync('/dev/full', 'a');
    const out = toFile(full, lost);
    expect(() => out.write('again\n')).not.toThrow();
    closeSync(full);
  });

  it('The log stream writes a line to a file synchronously', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-log-'));
    const file = path.join(folder, 'log');
    const open = openSync(file, 'a');
    const out = toFile(open, lost);
    out.write('one\n');
    out.write('two\n');
    closeSync(open);
    out.write('three\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    rmSync(folder, { recursive: true });
  });
});
