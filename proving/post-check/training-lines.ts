// Lines with which the learned reader of the post check is trained, each with the rules that it may break and its
// author. README.md lists the sources. Blind lines are never used.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { readText } from '#marketplace/trust/read-post.ts';
import { passagesOf } from '#marketplace/trust/reader/features.ts';
import { halves, lineLanguages, readLines } from './accuracy.ts';
import { outsideSets, readOutsideLines } from './outside-lines.ts';

export const TRAINING_FOLDER = 'proving/post-check/training';

/** Name of a kind of violation in a training file → codes of the check, one of which is right. */
const codesByKind: Readonly<Record<string, readonly string[]>> = {
  ok: [],
  money_asked: ['money_asked'],
  unfair_pay: ['unpaid_trial', 'pay_held'],
  bonded: ['bonded'],
  papers_kept: ['papers_kept'],
  code_asked: ['code_asked'],
  gender: ['gender'],
  marital: ['gender'],
  age: ['upper_age', 'child_age'],
  caste: ['caste'],
  religion: ['religion'],
  region: ['origin'],
  contact: ['phone', 'messenger', 'link', 'email'],
  broker: ['broker'],
  abroad: ['overseas'],
  too_good: ['pay_high'],
};

/** Training files that one person wrote. Their lines share ideas across languages. */
const filesOfOnePerson: readonly (readonly string[])[] = [
  ['hi.3', 'bh.3'],
  ['hi-Latn.3', 'en.4'],
  ['ta.3', 'te.3'],
  ['mr.3', 'bn.3', 'ml.3'],
  ['hi.4', 'hi-Latn.4'],
  ['ta.4', 'te.4'],
  ['mr.4', 'bn.4'],
  ['ml.4', 'en.5', 'bh.4'],
  ['hi.5', 'hi-Latn.5', 'en.6'],
  ['ta.5', 'ml.5', 'te.5'],
];

/** Returns the names of the training files by the person who wrote this file, including it. */
export const filesByAuthorOf = (file: string): readonly string[] =>
  filesOfOnePerson.find((files) => files.includes(file)) ?? [file];

const row = z.strictObject({ lang: z.string(), code: z.string(), text: z.string() });

export interface TrainingLine {
  text: string;
  bad: boolean;
  /** Codes of which one is right; empty for an honest line, and for a bad line whose code is unknown. */
  codes: readonly string[];
  language: string;
  /** Name of the set. All lines of a set have the same author. */
  author: string;
  /** Kind of violation, as its author named it. */
  kind: string;
}

function readTrainingFile(name: string): TrainingLine[] {
  const rows = readFileSync(path.join(TRAINING_FOLDER, name), 'utf8').split('\n').filter(Boolean);
  return rows.map((one) => {
    const { lang, code, text } = row.parse(JSON.parse(one));
    const codes = codesByKind[code];
    if (!codes) throw new Error(`${name} has a line of the unknown kind ${code}`);
    return { text, bad: code !== 'ok', codes, language: lang, author: name.replace('.jsonl', ''), kind: code };
  });
}

function readKnownLines(): TrainingLine[] {
  return halves.flatMap((half) =>
    lineLanguages.flatMap((language) =>
      // Two people would disagree about lines with `also`.
      (readLines(language, half) ?? []).flatMap(({ text, codes, also }) =>
        also ? [] : [{ text, bad: codes.length > 0, codes, language, author: `known ${half}`, kind: codes[0] ?? 'ok' }],
      ),
    ),
  );
}

const readOpenLines = (): TrainingLine[] =>
  outsideSets.flatMap((set) =>
    readOutsideLines(set, 'open').lines.map(({ text, bad, lang, kind }) => ({
      text,
      bad,
      codes: [],
      language: lang,
      author: `outside ${set}`,
      kind,
    })),
  );

/** Returns the ready-made sentences of the product, which employers can insert into posts. All are honest. */
function readPhrases(): TrainingLine[] {
  const languages = readdirSync('locales').filter((name) => /^[a-z]{2}$/.test(name));
  return languages.flatMap((language) => {
    const phrases = z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(`locales/${language}/phrases.json`, 'utf8')));
    return Object.values(phrases).map((text) => ({
      text,
      bad: false,
      codes: [],
      language,
      author: 'phrases',
      kind: 'ok',
    }));
  });
}

/** Returns the lines of the training files, in the order of their names. */
export const readTrainingFiles = (): TrainingLine[] =>
  readdirSync(TRAINING_FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap(readTrainingFile);

/** Returns all lines in a fixed order. A line that occurs twice is returned once. */
export function readTrainingLines(): TrainingLine[] {
  const lines = [...readTrainingFiles(), ...readOpenLines(), ...readKnownLines(), ...readPhrases()];
  const byText = new Map(lines.map((line) => [line.text, line]));
  return [...byText.values()];
}

/** A line as the features of its passages: the whole line, if it is short, and its sentences. */
export interface Sample extends Pick<TrainingLine, 'bad' | 'codes'> {
  /** The whole line, or its only sentence; null for a long line. */
  whole: Int32Array | null;
  /** The sentences of a line with several sentences, without short ones. */
  sentences: readonly Int32Array[];
}

/** Returns the features of a line. */
export function sampleOf({ text, bad, codes }: TrainingLine): Sample {
  const { words, concepts } = readText(text);
  const { sentences, whole } = passagesOf(words, concepts);
  const features = sentences.map((sentence) => sentence.features);
  if (whole) return { bad, codes, whole: whole.features, sentences: features };
  const [only] = features;
  return features.length === 1 && only
    ? { bad, codes, whole: only, sentences: [] }
    : { bad, codes, whole: null, sentences: features };
}
