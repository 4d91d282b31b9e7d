// Computes the new files of a slice and the changes of the registers (files that list all slices). Writes no file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#contracts/languages.ts';
import { decisions, markOf } from './decisions.ts';
import { applyEdits } from './edits.ts';
import { type Fill, fillWith, type SliceName } from './names.ts';
import { Refusal } from './refusal.ts';
import { documentRegisters } from './registers/documents.ts';
import { marketplaceRegisters } from './registers/marketplace.ts';
import { programRegisters } from './registers/programs.ts';
import { proofRegisters } from './registers/proofs.ts';
import { textIn, textRegisters } from './registers/texts.ts';
import { webRegisters } from './registers/web.ts';

const TEMPLATES = 'tools/new-slice/templates';

export const registers = [
  ...marketplaceRegisters,
  ...programRegisters,
  ...textRegisters,
  ...webRegisters,
  ...proofRegisters,
  ...documentRegisters,
];

/** Maps the path of a file to the text of the file. Paths are relative to the project folder. */
type Files = ReadonlyMap<string, string>;

export interface Plan {
  added: Files;
  changed: Files;
  decisions: readonly { name: string; question: string; where: string }[];
}

function nextMigration(): string {
  const numbers = readdirSync('migrations').map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/**
 * Returns a function that replaces the placeholders of a template: the number of the migration, the decisions with
 * their marks, and the name of the slice.
 */
function fillerOf(name: SliceName): Fill {
  const number = nextMigration();
  const fill = fillWith(name);
  const mark = (whole: string, key: string) => {
    const decision = decisions[key];
    return decision ? `${markOf(key)}: ${decision.question}` : whole;
  };
  return (text) =>
    fill(
      text
        .replace('[[decisions]]', () => JSON.stringify(decisions, null, 2))
        .replace(/\[\[(\w+)\]\]/g, mark)
        .replaceAll('NUMBER', number),
    );
}

/**
 * Returns a locale file as JSON. In all languages except English, the mark of the open decision `texts` precedes each
 * text, because the text must still be translated.
 */
const markTexts = (language: string, texts: string): string =>
  JSON.stringify(
    JSON.parse(texts, (_, value: unknown) => (typeof value === 'string' ? textIn(language, value) : value)),
    null,
    2,
  );

function templates(): [file: string, text: string][] {
  const names = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return names.sort().flatMap((name): [string, string][] => {
    const [file, text] = [name.slice(0, -'.txt'.length), readFileSync(path.join(TEMPLATES, name), 'utf8')];
    if (!file.startsWith('locales/en/')) return [[file, text]];
    return languageCodes.map((language) => [file.replace('/en/', `/${language}/`), markTexts(language, text)]);
  });
}

function addedFiles(fill: Fill): Files {
  const files = templates().map(([file, text]) => [fill(file), fill(text)] as const);
  const present = files.map(([file]) => file).filter((file) => existsSync(file));
  if (present.length > 0) throw new Refusal(`These files exist already:\n  ${present.join('\n  ')}`);
  return new Map(files);
}

function changedFiles(fill: Fill): Files {
  const missing = registers.map(({ file }) => file).filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Refusal(`These registers do not exist:\n  ${missing.join('\n  ')}`);
  return new Map(
    registers.map(({ file, edits }) => [file, applyEdits({ file, text: readFileSync(file, 'utf8'), fill }, edits)]),
  );
}

function requireNewName({ plural }: SliceName): void {
  const table = plural.replaceAll('-', '_');
  const known = [`marketplace/${plural}`, `web/src/features/${plural}`].filter((folder) => existsSync(folder));
  if (known.length > 0) throw new Refusal(`The slice ${plural} exists already: ${known.join(', ')}`);
  const made = new RegExp(`create (table|view) (if not exists )?${table}\\b`, 'i');
  const migration = readdirSync('migrations').find((file) => made.test(readFileSync(`migrations/${file}`, 'utf8')));
  if (migration) throw new Refusal(`The table ${table} exists already: migrations/${migration}`);
}

/** Returns the plan. Throws a `Refusal` if a file of the slice exists or a register has no place for an entry. */
export function planSlice(name: SliceName): Plan {
  requireNewName(name);
  const fill = fillerOf(name);
  const open = Object.entries(decisions).map(([key, { question, where }]) => {
    return { name: key, question: fill(question), where: fill(where) };
  });
  return { added: addedFiles(fill), changed: changedFiles(fill), decisions: open };
}
