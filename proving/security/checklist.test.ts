// Tests of the security documents: docs/asvs.md lists each ASVS requirement of levels 1 and 2 once, with a verdict and
// its proof or reason; each threat has a test.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { shown } from './threats.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Level of each requirement of the ASVS standard (levels 1 and 2), by the requirement's number. */
const known = z.record(z.string(), z.number()).parse(JSON.parse(read('testing/data/asvs-5.0.0.json')));

const verdicts = ['done', 'n/a', 'gap'] as const;
const verdict = z.enum(verdicts);

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const lines = read('docs/asvs.md')
  .split('\n')
  .filter((line) => line.startsWith('|'));

const rows = lines
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, number = '', level = '', asks = '', judged = '', by = '', ...rest] = cellsOf(line);
    return { number, level, asks, judged, by, ends: rest.join('') };
  });

/** Returns the file paths in backticks in a string: paths with a folder, and files of the top folder. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, word]) => word ?? [])
    .filter((word) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(word) || /^(?:Dockerfile|[\w.-]+\.(?:json|yml|md))$/.test(word));

const isOf = (level: string) => (row: { level: string }) => level === 'both' || `level ${row.level}` === level;

describe('The ASVS checklist', () => {
  it('The checklist lists each requirement once, in order, with its level', () => {
    expect(rows.map(({ number, level }) => [number, Number(level)])).toEqual(Object.entries(known));
  });

  it('The checklist is a table of five columns with one of three verdicts in each row', () => {
    const wrong = rows.filter(({ judged, asks, ends }) => !verdict.safeParse(judged).success || !asks || ends !== '');
    expect(wrong).toEqual([]);
  });

  it('The checklist names a file or mechanism for each fulfilled requirement and a reason for each other one', () => {
    const proofless = rows.filter(({ judged, by }) => judged === 'done' && filesIn(by).length === 0);
    // A row must name a file as proof, unless it says that the product does not have a feature.
    expect(proofless.filter(({ by }) => !/\b(?:no|none|never|nobody)\b|throughout/.test(by))).toEqual([]);
    expect(proofless.length).toBeLessThan(5);
    expect(rows.filter(({ judged, by }) => judged === 'gap' && by.length < 40)).toEqual([]);
    expect(rows.filter(({ judged, by }) => judged === 'n/a' && by.length < 7)).toEqual([]);
  });

  it('Every file in the checklist exists', () => {
    const gone = rows.flatMap(({ number, by }) =>
      filesIn(by)
        .filter((file) => !existsSync(path.join(ROOT, file)))
        .map((file) => `${number}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  it('The totals of the checklist match its rows', () => {
    for (const level of ['level 1', 'level 2', 'both']) {
      const printed = lines.map(cellsOf).find(([, name]) => name === level);
      const counted = verdicts.map((one) => rows.filter(isOf(level)).filter(({ judged }) => judged === one).length);
      expect(printed?.slice(2, 6).map(Number), level).toEqual([...counted, rows.filter(isOf(level)).length]);
    }
  });
});

describe('The threat list', () => {
  const threats = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| T\d+ \|/.test(line))
    .map(cellsOf);

  it('The threat list has 25 threats, each with a defence and an existing test file', () => {
    expect(threats.map(([, number]) => number)).toEqual(Array.from({ length: 25 }, (_, n) => `T${n + 1}`));
    const unshown = threats.filter(([, , , , , shown = '']) => {
      const files = filesIn(shown);
      return files.length === 0 || files.some((file) => !existsSync(path.join(ROOT, file)));
    });
    expect(unshown).toEqual([]);
  });
});

describe('IDs of security tests', () => {
  it('The security tests have unique IDs, cover every threat and name existing files', () => {
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    const covered = new Set(shown.flatMap(({ threats }) => threats));
    expect([...covered].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))).toEqual(
      Array.from({ length: 25 }, (_, n) => `T${n + 1}`),
    );
    const empty = shown.filter(
      ({ files }) => files.length === 0 || files.some((file) => !existsSync(path.join(ROOT, file))),
    );
    expect(empty).toEqual([]);
  });
});

describe('Packages', () => {
  const entry = z.looseObject({
    integrity: z.optional(z.string()),
    resolved: z.optional(z.string()),
    link: z.optional(z.boolean()),
  });
  const locked = z.looseObject({ packages: z.record(z.string(), entry) }).parse(JSON.parse(read('package-lock.json')));
  const versions = z.record(z.string(), z.string());
  const manifest = z.looseObject({
    workspaces: z._default(z.array(z.string()), []),
    dependencies: z._default(versions, {}),
    devDependencies: z._default(versions, {}),
    optionalDependencies: z._default(versions, {}),
  });
  const manifestOf = (folder: string) => manifest.parse(JSON.parse(read(path.join(folder, 'package.json'))));
  const { workspaces } = manifestOf('.');

  it('Dependencies have exact versions, sha512 hashes and registry addresses', () => {
    const all = ['.', ...workspaces]
      .map(manifestOf)
      .flatMap((one) => [
        ...Object.entries(one.dependencies),
        ...Object.entries(one.devDependencies),
        ...Object.entries(one.optionalDependencies),
      ]);
    // A package that is installed in two versions has a second name, such as `npm:typescript@7.0.2`.
    expect(all.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    // Leave out the top folder and the workspaces, because they do not come from the package registry.
    const isOwn = (place: string) => place === '' || workspaces.includes(place);
    const parts = Object.entries(locked.packages).filter(
      ([place, { link, resolved = '' }]) => !isOwn(link ? resolved : place),
    );
    expect(parts.length).toBeGreaterThan(100);
    const strange = parts.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
        !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(strange).toEqual([]);
  });

  it('Installation runs no package scripts', () => {
    for (const file of ['bin/preparing/install.mjs', 'Dockerfile']) expect(read(file)).toContain('--ignore-scripts');
  });
});

describe('Request body contracts', () => {
  // Two endpoints whose contract accepts unknown fields. The first stores nothing and accepts incomplete posts. For the
  // second, the handler refuses unknown fields (api/routes/admin-settings.test.ts).
  const checkedLater = ['POST /api/v1/employers/jobs/lint/', 'PUT /api/v1/admin/settings'];
  // A contract with several kinds of bodies first reads the kind, so a kind of each is planted as well.
  const planted: unknown[] = ['', '"kind":"day",', '"kind":"wage-slip",', '"decision":"decline",'].map((kind) =>
    JSON.parse(`{${kind}"planted_field":1,"__proto__":{"verified":true},"application_count":9}`),
  );

  it('Each request body contract refuses unknown fields, `__proto__` among them', () => {
    const all = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
    const bodies = all.flatMap(({ method, path: address, body }) =>
      body
        ? [{ name: `${method} ${address}`, issues: planted.flatMap((one) => body.safeParse(one).error?.issues ?? []) }]
        : [],
    );
    expect(bodies.length).toBeGreaterThan(30);
    const open = bodies.filter(({ issues }) => {
      const refused = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
      return !['planted_field', '__proto__', 'application_count'].every((field) => refused.includes(field));
    });
    expect(open.map(({ name }) => name)).toEqual(checkedLater);
  });
});
