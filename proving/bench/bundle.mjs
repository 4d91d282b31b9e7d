// Bundles the benchmarks and the programs they start into a folder of the project.
import { readdirSync, readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';

/**
 * Names of the benchmarks, each a program of this folder.
 * @type {string[]}
 */
const benchmarks = Object.keys(JSON.parse(readFileSync('proving/bench/benchmarks.json', 'utf8')));
export const programs = ['all', ...benchmarks];

/** Code that a benchmark runs in a separate process. */
const processes = () => readdirSync('proving/bench/processes').map((file) => `proving/bench/processes/${file}`);

/** @param {string} outdir a folder inside the project, so that its packages can be imported */
export const bundle = (outdir) =>
  esbuild.build({
    entryPoints: [...programs.map((program) => `proving/bench/${program}.ts`), ...processes()],
    outdir,
    outbase: 'proving/bench',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
