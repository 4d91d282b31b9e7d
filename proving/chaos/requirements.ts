// Checks which of the required programs are installed. They are system packages, not npm packages.
import { existsSync } from 'node:fs';
import { findProgram } from '#testing/programs.ts';
import type { Requirement } from './scenario.ts';

/** Path of libfaketime in Debian packages. This library shifts the clock of a program. */
export const FAKETIME = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

const isThere: Record<Requirement, () => boolean> = {
  'redis-server': () => findProgram(process.env.REDIS_SERVER ?? 'redis-server') !== null,
  chromium: () =>
    [process.env.CHROMIUM_PATH ?? 'chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'].some(
      (name) => findProgram(name),
    ),
  'postgresql-15': () => findProgram('initdb') !== null,
  libfaketime: () => FAKETIME !== undefined,
  slowhttptest: () => findProgram('slowhttptest') !== null,
  haproxy: () => findProgram('haproxy') !== null,
};

/** Returns those of `needs` that are not installed. */
export const missingRequirements = (needs: readonly Requirement[]) => needs.filter((need) => !isThere[need]());
