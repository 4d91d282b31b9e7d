// Which of the programs that npm does not bring are there.
import { existsSync } from 'node:fs';
import { findProgram } from '../programs.ts';
import type { Requirement } from './scenario.ts';

/** Debian's place for the library that shifts a program's clock. */
export const FAKETIME = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

const isThere: Record<Requirement, () => boolean> = {
  'redis-server': () => findProgram(process.env.REDIS_SERVER ?? 'redis-server') !== null,
  chromium: () =>
    [process.env.CHROMIUM_PATH ?? 'chromium', 'chromium-browser', 'google-chrome'].some((name) => findProgram(name)),
  'postgresql-15': () => findProgram('initdb') !== null,
  libfaketime: () => FAKETIME !== undefined,
  slowhttptest: () => findProgram('slowhttptest') !== null,
  haproxy: () => findProgram('haproxy') !== null,
};

/** Those of `needs` that are not installed. */
export const missingRequirements = (needs: readonly Requirement[]) => needs.filter((need) => !isThere[need]());
