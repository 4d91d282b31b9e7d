// Tests of the architecture: which layer and slice may import which, no cycles, no imports between features. Each
// failure quotes its rule.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Maps each layer to the layers below it that it may import. */
const may: Record<string, readonly string[]> = {
  contracts: [],
  platform: [],
  locales: ['contracts'],
  marketplace: ['contracts', 'platform'],
  api: ['marketplace', 'contracts', 'platform', 'locales'],
  worker: ['marketplace', 'contracts', 'platform', 'locales'],
  web: ['contracts', 'locales'],
  bin: ['marketplace', 'contracts', 'platform', 'locales'],
};

/** The module with the configured zod. Every layer may import this file, as if it were a package. */
const CONFIGURED_ZOD = 'contracts/z.ts';

/** Packages that only some layers may use. A layer without an entry may use any package that no other layer owns. */
const packagesOf: Record<string, readonly RegExp[]> = {
  contracts: [/^zod\/mini$/],
  locales: [],
};

/** Order of the slices in marketplace: a slice may import the slices before it. */
const slices = [
  'admins',
  'settings',
  'places',
  'phrases',
  'search',
  'trust',
  'translations',
  'files',
  'documents',
  'pictures',
  'reputation',
  'people',
  'signin',
  'roster',
  'jobs',
  'saved-searches',
  'matching',
  'wages',
  'applications',
  'attendance',
  'calls',
  'ratings',
  'crews',
  'notifications',
  'analytics',
  'reports',
  'suspensions',
  'grievances',
  'privacy',
  'breaches',
  'overview',
  'system',
  'console',
];

/** Layers of the web app, from the lowest to the highest. The last one holds the entry files of web/src. */
const webLayers = ['kit', 'i18n', 'http', 'session', 'parts', 'features', 'pages', 'app', 'prerender', 'entry'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function filesOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((name) => path.posix.join(folder, String(name)))
      .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file)),
  );
}

interface Import {
  from: string;
  text: string;
  /** The imported file, relative to the repository root; null for a package. */
  to: string | null;
}

const webPath = (text: string) => (text.startsWith('web/') ? `web/src/${text.slice(4)}` : text);

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(ROOT, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName: text }) => {
    if (text.startsWith('#')) return { from: file, text, to: webPath(text.slice(1)) };
    if (text.startsWith('.')) return { from: file, text, to: path.posix.join(path.posix.dirname(file), text) };
    return { from: file, text, to: null };
  });
}

const files = filesOf(Object.keys(may)).filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const imports = files.flatMap(importsOf);
/** Imports of tests, test utilities and scripts, which may import more than the product may. */
const importsOfTests = filesOf([...Object.keys(may), 'testing', 'e2e'])
  .filter((file) => !files.includes(file))
  .flatMap(importsOf);
const layerOf = (file: string) => file.split('/')[0] ?? '';
const sliceOf = (file: string) => /^marketplace\/([^/]+)\//.exec(file)?.[1] ?? null;
const featureOf = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
/** The layer of a file of the web app; null outside of web/src. */
function webLayerOf(file: string): string | null {
  const inWeb = /^web\/src\/(?:([^/]+)\/)?/.exec(file);
  if (!inWeb) return null;
  return inWeb[1] ?? 'entry';
}

/** Imports between two folders of the web app. Each import names the folders instead of the files. */
const folderEdges = imports.flatMap(({ from, text, to }): Import[] => {
  if (!to || !webLayerOf(from) || !webLayerOf(to)) return [];
  const [mine, theirs] = [path.posix.dirname(from), path.posix.dirname(to)];
  return mine === theirs ? [] : [{ from: mine, text, to: theirs }];
});

const shown = ({ from, text }: Import) => `${from} imports ${text}`;

function cyclesIn(edges: readonly Import[]): string[] {
  const below = new Map<string, string[]>();
  for (const { from, to } of edges) if (to) below.set(from, [...(below.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, chain: string[]): void => {
    const place = chain.indexOf(file);
    if (place >= 0) found.push([...chain.slice(place), file].join(' → '));
    if (place >= 0 || done.has(file)) return;
    for (const next of below.get(file) ?? []) visit(next, [...chain, file]);
    done.add(file);
  };
  for (const file of below.keys()) visit(file, []);
  return found;
}

describe('Architecture', () => {
  it('The import scan finds more than 100 files and known imports', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.some(({ from, to }) => layerOf(from) === 'api' && to?.startsWith('marketplace/'))).toBe(true);
  });

  it('A layer imports only the layers below it', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to && to !== CONFIGURED_ZOD && layerOf(to) !== layerOf(from) && !may[layerOf(from)]?.includes(layerOf(to)),
    );
    expect(
      wrong.map(shown),
      'Rule: a layer imports only the layers below it (ARCHITECTURE.md, the import rule)',
    ).toEqual([]);
  });

  it('Only proving imports proving, and the product imports test utilities only in its tests', () => {
    expect(importsOfTests.some(({ to }) => to?.startsWith('testing/'))).toBe(true);
    const wrong = [...imports, ...importsOfTests].filter(({ to }) => to && layerOf(to) === 'proving');
    expect(wrong.map(shown), 'Rule: proving → testing → product').toEqual([]);
  });

  it('Only contracts/z.ts imports zod, so every program runs its setting', () => {
    const found = [...imports, ...importsOfTests].filter(({ text }) => /^zod(\/|$)/.test(text));
    expect(found.map(shown), 'Rule: import z from #contracts/z.ts').toEqual(['contracts/z.ts imports zod/mini']);
  });

  it('contracts imports only the package zod/mini, and locales imports no package', () => {
    const wrong = imports.filter(({ from, to, text }) => {
      const allowed = packagesOf[layerOf(from)];
      return to === null && allowed && !allowed.some((pattern) => pattern.test(text));
    });
    expect(wrong.map(shown), 'Rule: what crosses the network depends on zod/mini and nothing else').toEqual([]);
  });

  it('Only platform and the worker program import the drivers of PostgreSQL and Redis', () => {
    const driver = /^(pg|ioredis|node-pg-migrate)$/;
    const wrong = imports.filter(
      ({ from, text }) => driver.test(text) && !['platform', 'worker'].includes(layerOf(from)),
    );
    expect(wrong.map(shown), 'Rule: drivers stay in platform (the worker watches its own connections)').toEqual([]);
  });

  it('The import graph has no cycle', () => {
    expect(cyclesIn(imports), 'Rule: no import cycles').toEqual([]);
  });

  it('A slice of the marketplace imports only the slices before it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [mine, theirs] = [sliceOf(from), to ? sliceOf(to) : null];
      return mine !== null && theirs !== null && mine !== theirs && slices.indexOf(theirs) > slices.indexOf(mine);
    });
    expect(wrong.map(shown), `Rule: slices in the order ${slices.join(', ')}`).toEqual([]);
    const unknown = [...new Set(files.flatMap((file) => sliceOf(file) ?? []))].filter(
      (slice) => !slices.includes(slice),
    );
    expect(unknown, 'Rule: every slice has a place in the order').toEqual([]);
  });

  it('A layer of the web app imports only itself and lower layers', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [mine, theirs] = [webLayerOf(from), to ? webLayerOf(to) : null];
      return mine !== null && theirs !== null && webLayers.indexOf(theirs) > webLayers.indexOf(mine);
    });
    expect(wrong.map(shown), `Rule: layers of the web app in the order ${webLayers.join(', ')}`).toEqual([]);
    const unknown = new Set(files.flatMap((file) => webLayerOf(file) ?? []).filter((one) => !webLayers.includes(one)));
    expect([...unknown], 'Rule: every folder of web/src is one of the layers').toEqual([]);
  });

  it('The folders of the web app do not import each other in a cycle', () => {
    expect(folderEdges.length).toBeGreaterThan(100);
    expect(cyclesIn(folderEdges), 'Rule: no import cycles of folders').toEqual([]);
  });

  it('Query keys come from the register, and no file writes one as a list', () => {
    const literal = /queryKey: \[|Quer(?:y|ies)Data(?:<.+>)?\(\[/;
    const wrong = files.filter((file) => webLayerOf(file) && literal.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(wrong, 'Rule: keys are made by web/src/http/query-keys.ts').toEqual([]);
  });

  it('A feature of the web app does not import another feature', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [mine, theirs] = [featureOf(from), to ? featureOf(to) : null];
      return mine !== null && theirs !== null && mine !== theirs;
    });
    expect(wrong.map(shown), 'Rule: pages compose features; a feature does not know another').toEqual([]);
  });

  it('No file is named utils, helpers, service, manager or index', () => {
    const wrong = files.filter((file) => /(^|\/)(utils?|helpers?|services?|managers?|index)\.tsx?$/.test(file));
    expect(wrong, 'Rule: a file is named for what it holds').toEqual([]);
  });

  it('Each file starts with a comment that states its purpose', () => {
    const wrong = files.filter((file) => !readFileSync(path.join(ROOT, file), 'utf8').startsWith('// '));
    expect(wrong, 'Rule: the first line of a file says its job').toEqual([]);
  });

  it('Only recordEvent inserts into domain_events', () => {
    const wrong = files.filter(
      (file) =>
        /insert into domain_events/.test(readFileSync(path.join(ROOT, file), 'utf8')) &&
        // `bin/seed/queries.ts` inserts the events of the demo directly, because they have times in the past and no
        // handler must process them.
        !['marketplace/record-event.ts', 'bin/seed/queries.ts'].includes(file),
    );
    expect(wrong, 'Rule: events are facts, written by recordEvent in the transaction of the fact').toEqual([]);
  });
});
