// Bundles the benchmarks and the programs they start into a folder of the project.
import { readdirSync } from 'node:fs';
import * as esbuild from 'esbuild';

/** Files of bench/ that are programs. */
export const programs = [
  'all',
  'bell',
  'bridge',
  'console',
  'document',
  'fanout',
  'memory',
  'mixed-day',
  'overview',
  'queue',
  'recommended',
  'reputation',
  'rest',
  'search',
  'soak',
  'web',
];

/** Code that a benchmark runs in a separate process. */
const processes = () => readdirSync('bench/processes').map((file) => `bench/processes/${file}`);

/** @param {string} outdir in the project, so that packages resolve from there */
export const bundle = (outdir) =>
  esbuild.build({
    entryPoints: [...programs.map((program) => `bench/${program}.ts`), ...processes()],
    outdir,
    outbase: 'bench',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
