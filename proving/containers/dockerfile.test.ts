// Tests the Dockerfile without running it: its steps, the files that each of them needs, and the build context.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { readDockerfile, readIgnored, type Stage, settingsOf, textsOf } from './dockerfile.ts';

const [build, image, ...more] = readDockerfile(readFileSync('Dockerfile', 'utf8'));
if (!build || !image || more.length > 0) throw new Error('The Dockerfile has other than two stages');
// Parse the imported values with a schema, because the module is JavaScript without types.
const { parts } = z
  .object({ parts: z.record(z.string(), z.object({ sources: z.array(z.string()) })) })
  .parse(await import(new URL('../../bin/preparing/stamps.mjs', import.meta.url).href));
const staysOut = readIgnored(readFileSync('.dockerignore', 'utf8'));
const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: versions, dependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const copies = ({ steps }: Stage) => steps.filter(({ name }) => name === 'COPY');
const sourcesOf = (text: string) => text.split(/\s+/).slice(0, -1);

it('The build context excludes secrets, data, tests and other builds', () => {
  for (const file of [
    '.env',
    '.env.example',
    '.git/config',
    '.data/secrets.json',
    'node_modules/pg/package.json',
    'dist/commit',
    'web/dist/index.html',
    'web/src/app/router.test.tsx',
    'reports/x.json',
    'testing/api.ts',
    'new.pem',
  ])
    expect(staysOut(file), file).toBe(true);
});

it('The build context includes every source of the build and every file that the image gets', () => {
  const sources = [...Object.values(parts).flatMap((part) => part.sources), 'migrations', 'tsconfig.base.json'];
  expect(sources.filter((source) => !existsSync(source) || staysOut(source))).toEqual([]);
});

it('The first stage installs the packages of the product, builds like `npm run build`, and lays out the image', () => {
  expect(textsOf(build, 'WORKDIR')).toEqual(['/build']);
  expect(textsOf(build, 'RUN')).toEqual([
    'npm ci --omit=dev --ignore-scripts --no-audit --no-fund',
    manifest.scripts.build,
    'node bin/image.mjs image',
  ]);
  // The packages are copied and installed before the sources, so that a change of a source does not install them again.
  expect(copies(build).map(({ text }) => text)).toEqual(['package.json package-lock.json ./', '. .']);
  const order = build.steps.map(({ name }) => name).filter((name) => name === 'COPY' || name === 'RUN');
  expect(order).toEqual(['COPY', 'RUN', 'COPY', 'RUN', 'RUN']);
});

it('The packages that the build imports are dependencies of the product', () => {
  const scripts = ['bin', 'bin/preparing'].flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  );
  const texts = [...scripts.filter((file) => file.endsWith('.mjs')), 'web/vite.config.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/^import .*from '((?:@[\w-]+\/)?[\w-]+)|await import\('((?:@[\w-]+\/)?[\w-]+)/gm)].map(
      ([, first, second]) => first ?? second ?? '',
    ),
  );
  const packages = new Set(imported.filter((name) => name !== 'node'));
  expect([...packages]).toEqual(expect.arrayContaining(['esbuild', 'vite']));
  expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

it('The last stage copies what the first one laid out, and runs no command', () => {
  expect([build.base, image.base]).toEqual(['node:22-bookworm-slim', 'node:22-bookworm-slim']);
  expect(image.steps.map(({ name }) => name)).not.toContain('RUN');
  expect(copies(image).every(({ flags }) => flags.from === build.name)).toBe(true);
  expect(copies(image).flatMap(({ text }) => sourcesOf(text))).toEqual(['/build/image/app', '/build/image/data']);
  expect(copies(image).map(({ text, flags }) => [text.split(/\s+/).at(-1), flags.chown])).toEqual([
    ['./', undefined],
    [settingsOf(image).environment.DATA_DIR, settingsOf(image).user],
  ]);
});

it('The image starts the API as a numbered account, and its programs are outputs of the build', () => {
  const { user, entrypoint, command, healthcheck } = settingsOf(image);
  expect(user).toBe('1000:1000');
  expect(command).toEqual(['api']);
  for (const words of [entrypoint, healthcheck]) {
    expect(words[0]).toBe('node');
    const program = words.at(-1) ?? '';
    expect(program).toMatch(/^dist\/bin\/.*\.js$/);
    expect(existsSync(program.replace(/^dist\//, '').replace(/\.js$/, '.ts')), program).toBe(true);
  }
});
