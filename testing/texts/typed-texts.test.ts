// Tests that the compiler finds errors in the translations and in the files that list all slices: mutates real files,
// which must then not compile.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const inRoot = (file: string) => path.join(ROOT, file);
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

interface Mutation {
  name: string;
  file: string;
  mutate: (text: string) => string;
  /** The file in which the compiler must report an error, and a pattern of its first error. */
  errorIn: string;
  says: RegExp;
}

/** Throws if the file does not contain `from`, because the mutation would then test nothing. */
const replacing = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`The file has no ${from}`);
  return text.replace(from, to);
};

/** Removes the line of a key from a JSON file or an object literal. */
const withoutLine = (start: string) => (text: string) =>
  replacing(text.split('\n').find((line) => line.trim().startsWith(start)) ?? start, '')(text);

/** Removes a key together with the object under it from a JSON file. */
const withoutKey = (key: string) => (text: string) => {
  const { [key]: removed, ...rest }: Record<string, unknown> = JSON.parse(text);
  if (removed === undefined) throw new Error(`The file has no ${key}`);
  return JSON.stringify(rest);
};

const mutations: readonly Mutation[] = [
  {
    name: 'A problem code that is removed from hi/problems.json',
    file: 'locales/hi/problems.json',
    mutate: withoutLine('"job_not_open":'),
    errorIn: 'locales/topics/hi.ts',
    says: /'job_not_open' is missing/,
  },
  {
    name: 'A translation that is removed from ta/applications.json',
    file: 'locales/ta/applications.json',
    mutate: withoutLine('"next_title":'),
    errorIn: 'locales/topics/ta.ts',
    says: /next_title/,
  },
  {
    name: 'A plural form that is removed from ta/applications.json',
    file: 'locales/ta/applications.json',
    mutate: withoutLine('"left_one":'),
    errorIn: 'locales/topics/ta.ts',
    says: /left_one/,
  },
  {
    name: 'A call of t() with a key that no topic has',
    file: 'web/src/features/applications/withdraw-button.tsx',
    mutate: replacing("t('withdraw.title')", "t('withdraw.no_such_key')"),
    errorIn: 'web/src/features/applications/withdraw-button.tsx',
    says: /"withdraw.no_such_key"/,
  },
  {
    name: 'A new problem code without texts',
    file: 'contracts/problems.ts',
    mutate: replacing('  storage_full: 507,\n', '  storage_full: 507,\n  storage_gone: 507,\n'),
    errorIn: 'locales/topics/en.ts',
    says: /'storage_gone' is missing/,
  },
  {
    name: 'A new notification kind without texts',
    file: 'marketplace/notifications/kinds.ts',
    mutate: replacing(
      "  welcome: 'system_message',\n",
      "  welcome: 'system_message',\n  farewell: 'system_message',\n",
    ),
    errorIn: 'worker/notify/notify.ts',
    says: /"farewell"/,
  },
  {
    name: 'A refusal with a misspelt problem code',
    file: 'marketplace/applications/actions/apply.ts',
    mutate: replacing("fail('job_not_open')", "fail('job_not_opne')"),
    errorIn: 'marketplace/applications/actions/apply.ts',
    says: /"job_not_opne"/,
  },
  {
    name: 'An event that is removed from the subscriptions',
    file: 'marketplace/subscriptions.ts',
    mutate: withoutLine("'user.erased':"),
    errorIn: 'marketplace/subscriptions.ts',
    says: /'"user.erased"' is missing/,
  },
  {
    name: 'A notification kind that is removed from hi/notifications.json',
    file: 'locales/hi/notifications.json',
    mutate: withoutKey('application_shortlisted'),
    errorIn: 'locales/topics/hi.ts',
    says: /application_shortlisted/,
  },
];

/**
 * The compiler options of the tests, which include browser and Node types. Sources are read instead of built
 * declarations.
 */
function readOptions(files: readonly string[]): ts.CompilerOptions {
  const { config } = ts.readConfigFile(inRoot('tsconfig.tests.json'), ts.sys.readFile);
  const own = { extends: config.extends, compilerOptions: config.compilerOptions, files };
  const { options, errors } = ts.parseJsonConfigFileContent(own, ts.sys, ROOT);
  if (errors.length > 0) throw new Error(errors.map(({ messageText }) => String(messageText)).join('\n'));
  const changed = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  const { tsBuildInfoFile: _, ...kept } = options;
  return { ...kept, ...changed };
}

const checked = [...new Set([...mutations.map(({ errorIn }) => errorIn), 'locales/server-texts.ts'])];
const options = readOptions(checked);

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles the checked files and everything that they import. `overlay` replaces the content of one file on disk. */
function compile(overlay: { file: string; text: string } | null, before?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) => {
    if (overlay && path.resolve(file) === inRoot(overlay.file)) return ts.createSourceFile(file, overlay.text, version);
    if (!parsed.has(file)) parsed.set(file, fromDisk(file, version));
    return parsed.get(file);
  };
  return ts.createProgram(checked.map(inRoot), options, host, before);
}

/** Returns the errors in a file with their details, in the order of the file. */
function errorsIn(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(inRoot(file));
  if (!source) throw new Error(`${file} is not compiled`);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('typed texts', () => {
  let whole: ts.Program;

  beforeAll(() => {
    whole = compile(null);
  });

  it('The files without a mutation compile', () => {
    expect(checked.flatMap((file) => errorsIn(whole, file))).toEqual([]);
  });

  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s does not compile',
    (_name, { file, mutate, errorIn, says }) => {
      const [first = ''] = errorsIn(compile({ file, text: mutate(read(file)) }, whole), errorIn);
      expect(first).toMatch(says);
    },
  );

  it.each(languageCodes)('Every topic file of %s is checked', (language) => {
    const register = read(`locales/topics/${language}.ts`);
    const missing = readdirSync(inRoot(`locales/${language}`)).filter(
      (name) => !register.includes(`'../${language}/${name}'`),
    );
    expect(missing).toEqual([]);
  });
});
