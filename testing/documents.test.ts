// Tests that the documents match the code: variables, links, scripts and glossary entries must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { schemaOf } from '#platform/queues.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const filesUnder = (folder: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    // Skip packages that benchmarks may have installed below their own folder.
    .filter((file) => ending.test(file) && !file.includes('/node_modules/'));

const atTheTop = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
const documents = [...atTheTop, ...filesUnder('docs', /\.md$/), 'proving/README.md'];
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, group]) => group ?? []);
const missingFrom = (known: Iterable<string>, wanted: Iterable<string>) => {
  const all = new Set(known);
  return [...new Set(wanted)].filter((name) => !all.has(name)).sort();
};

/**
 * Maps environment variables that only tools read to the file that reads each. No program has these variables in its
 * schema.
 */
const toolVariables: Record<string, string> = {
  BACKUP_KEY: 'bin/backup/key.ts',
  EMBEDDED_POSTGRES_USER: 'platform/embedded/identity.ts',
  API_ORIGIN: 'web/vite.config.ts',
  TEST_DATABASE_URL: 'testing/global-setup.ts',
  REDIS_SERVER: 'testing/redis.ts',
  CHROMIUM_PATH: 'testing/chromium.ts',
  TEST_ADS_FILE: 'proving/real-ads/real-ads.ts',
  TEST_QUERIES_FILE: 'proving/search-words/queries.ts',
  TEST_QUESTIONS_FILE: 'proving/search-results/search-results.ts',
  TEST_QUESTION_ADS: 'proving/search-results/search-results.ts',
  CI: 'bin/testing/run-tests.mjs',
  POSTGRES_PASSWORD: 'docker-compose.yml',
  PROXY_PORT: 'docker-compose.yml',
};

describe('.env.example', () => {
  const example = read('.env.example');
  const shown = found(example, /^#?([A-Z][A-Z0-9_]+)=/gm);
  const known = found(read('platform/env.ts'), /^ {2}([A-Z][A-Z0-9_]+): (?:z\b|secret|port|list)/gm);

  it('.env.example lists exactly the variables of the programs and tools', () => {
    expect(known).toContain('DATABASE_URL');
    expect(missingFrom(shown, [...known, ...Object.keys(toolVariables)])).toEqual([]);
    expect(missingFrom([...known, ...Object.keys(toolVariables)], shown)).toEqual([]);
  });

  it('Each tool variable appears in the file that reads it', () => {
    const unread = Object.entries(toolVariables).filter(([name, file]) => !read(file).includes(name));
    expect(unread).toEqual([]);
  });

  it('.env.example has a comment above each variable', () => {
    const lines = example.split('\n');
    const silent = lines.filter(
      (line, place) => /^#?[A-Z][A-Z0-9_]+=/.test(line) && !/^# .+\.?$/.test(lines[place - 1] ?? ''),
    );
    expect(silent).toEqual([]);
  });
});

describe('Documents', () => {
  it('README.md, ARCHITECTURE.md, CONTRIBUTING.md and GLOSSARY.md exist', () => {
    for (const name of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md'])
      expect(documents).toContain(name);
  });

  it('Every relative link in a document leads to an existing file', () => {
    const broken = documents.flatMap((document) =>
      found(read(document), /\]\(([^)\s]+)\)/g)
        .filter((link) => !/^(https?:|mailto:|#)/.test(link))
        .map((link) => path.posix.join(path.posix.dirname(document), link.split('#')[0] ?? ''))
        .filter((file) => file.startsWith('..') || !existsSync(path.join(ROOT, file)))
        .map((file) => `${document}: ${file}`),
    );
    expect(broken).toEqual([]);
  });

  it('Every file and folder named in a document exists', () => {
    const layers = 'api|bin|contracts|docs|e2e|locales|marketplace|migrations|platform|proving|testing|web|worker';
    const spoken = new RegExp(`\`((?:${layers})/[\\w./-]*)\``, 'g');
    // Files of the web build, which the repository does not contain.
    const made = /^web\/dist\//;
    const wrong = documents.flatMap((document) =>
      found(read(document), spoken)
        .filter((file) => !made.test(file) && !existsSync(path.join(ROOT, file)))
        .map((file) => `${document}: ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it('Every npm script in a document exists, and the README names all scripts', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
    const named = (document: string) => [
      ...found(read(document), /npm run ([\w:-]+)/g),
      ...found(read(document), /npm (start|test)\b/g),
    ];
    expect(missingFrom(Object.keys(scripts), documents.flatMap(named))).toEqual([]);
    expect(missingFrom(named('docs/commands.md'), Object.keys(scripts))).toEqual([]);
  });

  it('Every suite and benchmark that a document runs exists', () => {
    const names = z.record(z.string(), z.unknown());
    const suites = names.parse(JSON.parse(read('proving/suites.json')));
    const benchmarks = names.parse(JSON.parse(read('proving/bench/benchmarks.json')));
    const named = (pattern: RegExp) =>
      [...documents, '.env.example'].flatMap((document) => found(read(document), pattern));
    expect(missingFrom(Object.keys(suites), named(/npm run prove -- ([a-z][\w-]*)/g))).toEqual([]);
    expect(missingFrom(['all', ...Object.keys(benchmarks)], named(/npm run prove -- bench ([a-z][\w-]*)/g))).toEqual(
      [],
    );
  });

  it('The documents explain every numbered rule that the code cites', () => {
    const layers = [
      'api',
      'bin',
      'contracts',
      'locales',
      'marketplace',
      'migrations',
      'platform',
      'proving/bench',
      'web/src',
      'worker',
    ];
    const comments = layers
      .flatMap((layer) => filesUnder(layer, /\.(tsx?|sql|mjs)$/))
      .flatMap((file) => found(read(file), /((?:\/\/|\/?\*\*?|--) .*)$/gm));
    const cited = comments.flatMap((comment) => found(comment, /\b(D\d{1,2}|C\.\d{1,2}|B\d{1,3})\b/g));
    expect(cited).toContain('D27');
    expect(missingFrom(found(read('docs/rules.md'), /^\| ([A-D]\.?\d+) \|/gm), cited)).toEqual([]);
  });

  it('The index of decisions lists every decision', () => {
    const pages = filesUnder('docs/decisions', /\d{4}-[\w-]+\.md$/).map((file) => path.posix.basename(file));
    expect(missingFrom(found(read('docs/decisions/README.md'), /\]\(([^)]+)\)/g), pages)).toEqual([]);
  });

  it('The documents do not mention machines, people or the development process', () => {
    // Patterns that no document may contain: folders of one machine, and references to who wrote a passage and when.
    const strangers = [/\/(?:work|home|root|Users)\//, /\bshared\//, /\bsession \d/i, /\bissue #?\d/i, /\bcl[a]ude\b/i];
    const wrong = [...documents, '.env.example'].flatMap((document) =>
      strangers.filter((word) => word.test(read(document))).map((word) => `${document}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });
});

const MAX_GLOSSARY_ROWS = 80;

describe('Glossary', () => {
  const rows = read('GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (word|queue) \|/.test(line))
    .map((line) => line.split('|').slice(1, -1));

  it('The glossary has at most 80 rows', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.length).toBeLessThanOrEqual(MAX_GLOSSARY_ROWS);
  });

  it('Every file in the glossary exists', () => {
    const files = rows.flatMap((cells) => found(cells[2] ?? '', /`([\w./-]+\.ts)`/g));
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('The glossary names each queue with its schema', () => {
    const queues = [...read('GLOSSARY.md').matchAll(/^\| (\w+) \| `(queue_\w+)` \|/gm)].map(([, queue, schema]) => [
      queue,
      schema,
    ]);
    expect(Object.fromEntries(queues)).toEqual(schemaOf);
  });
});
