// Builds the server programs with esbuild into dist/ and the web app with Vite into web/dist/. Usage: node
// bin/build.mjs [server] [web] [--watch]. Builds both parts by default; --watch rebuilds the server and notifies the
// parent process.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { requireBareStart, requireBudget, writeFirstFiles } from './preparing/first-load.mjs';
import { drawIcons } from './preparing/icons.mjs';
import { libraries, writeLicences } from './preparing/libraries.mjs';
import { packFolder } from './preparing/pack.mjs';
import { writePrecacheFiles } from './preparing/precache-files.mjs';
import { say } from './preparing/say.mjs';
import { drawSharePictures } from './preparing/share-pictures.mjs';
import { contentHash, markFresh, parts } from './preparing/stamps.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

/** @satisfies {esbuild.BuildOptions} */
const common = {
  outdir: 'dist',
  outbase: '.',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('node'),
  target: 'node20.19',
  sourcemap: /** @type {const} */ ('linked'),
  // Omit the source text from the source maps. Stack traces need only positions, and Node reads the source maps
  // completely at every start.
  sourcesContent: false,
  metafile: /** @type {const} */ (true),
  logLevel: /** @type {const} */ ('warning'),
};

const wanted = process.argv.slice(2);
if (wanted.includes('--watch')) await watchServer();
else {
  if (isWanted('server')) await build('server', buildServer);
  if (isWanted('web')) await build('web', buildWeb);
}

/** @param {string} name */
function isWanted(name) {
  return wanted.length === 0 || wanted.includes(name);
}

/** @param {'server' | 'web'} name @param {() => Promise<void>} work */
async function build(name, work) {
  const hash = contentHash(parts[name].sources);
  try {
    await work();
  } catch (error) {
    // esbuild prints its errors itself, but Vite and the other steps do not.
    const isPrinted = name === 'server' && error instanceof Error && 'errors' in error;
    if (!isPrinted) console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  markFresh(parts[name], hash);
  say(`Built the ${name}.`);
}

async function buildServer() {
  const { metafile } = await esbuild.build(serverOptions());
  const given = await esbuild.build(givenOptions());
  removeLeftovers(new Set([metafile, given.metafile].flatMap(({ outputs }) => Object.keys(outputs))));
  writeLicences('dist/licences', metafile);
  writeFileSync('dist/commit', commitOfCheckout());
}

/** Returns the commit of the checkout, which the system page shows; '' without git or outside a checkout. */
function commitOfCheckout() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

async function buildWeb() {
  // Overrides the environment: with `development` or `test`, the bundle would contain the slow development builds of
  // the libraries.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const output = await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' });
  if (!('output' in output)) throw new Error('The web app must be built as one output');
  writePrecacheFiles('web/dist', output);
  requireBareStart(output);
  requireBudget('web/dist', output);
  // Builds the renderer for pages on the server. The API loads it; browsers never receive it.
  await build({ configFile: 'web/vite.config.ts', logLevel: 'warn', build: { ssr: 'src/prerender/entry-server.tsx' } });
  writeFirstFiles('dist/web', output, readFileSync('web/dist/index.html', 'utf8'));
  await drawIcons('web/dist');
  await drawSharePictures('web/dist');
  await packFolder('web/dist');
}

/** @returns {esbuild.BuildOptions & { metafile: true }} */
function serverOptions() {
  const programs = readdirSync('bin').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const mains = ['api/main.ts', 'worker/main.ts'].filter((file) => existsSync(file));
  return {
    ...common,
    ...libraries,
    entryPoints: [...mains, ...programs.map((name) => `bin/${name}`), ...children()],
  };
}

/**
 * Modules that programs outside this repository import, under the names in `exports` of package.json. They run in
 * browsers too, so they contain no library and nothing of Node.
 * @returns {esbuild.BuildOptions & { metafile: true }}
 */
function givenOptions() {
  return {
    ...common,
    packages: 'external',
    entryPoints: ['client', 'endpoints', 'call-error'].map((name) => `contracts/${name}.ts`),
  };
}

/**
 * Returns the entry points of code that the API or the worker process runs in a child process. Each entry point becomes
 * a separate output file, because a child process is started with the path of its file.
 */
function children() {
  return ['api', 'worker', 'platform'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('-child.ts'))
      .map((name) => `${layer}/${name}`),
  );
}

/**
 * Deletes output of an earlier build that this build did not write.
 * @param {Set<string>} written
 */
function removeLeftovers(written) {
  for (const folder of ['api', 'worker', 'platform', 'bin', 'contracts', 'chunks'].map((name) =>
    path.join('dist', name),
  )) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(folder, name);
      if (/\.js(\.map)?$/.test(file) && !written.has(file)) rmSync(file);
    }
  }
}

async function watchServer() {
  const reportBuild = {
    name: 'tell',
    /** @param {esbuild.PluginBuild} build */
    setup(build) {
      build.onEnd(({ errors }) => {
        process.send?.({ built: errors.length === 0 });
      });
    },
  };
  const context = await esbuild.context({ ...serverOptions(), plugins: [...libraries.plugins, reportBuild] });
  process.on('disconnect', () => process.exit(0));
  await context.watch();
}
