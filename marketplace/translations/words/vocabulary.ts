// Parses the glossary once: the meaning of each phrase, and its translation in each language.
import { normaliseText } from '../../places/normalise.ts';
import { objects } from './objects.ts';
import { first, joining, periods, plain, wanted, work } from './phrases.ts';
import { trades } from './trades.ts';

/**
 * Target languages (D24). Bhojpuri readers get Hindi (D3). Nothing is translated into English, the usual source
 * language.
 */
export const targets = ['hi', 'mr', 'ta', 'te', 'bn', 'ml'] as const;
export type Target = (typeof targets)[number];

export const isTarget = (language: string): language is Target => targets.some((target) => target === language);

/**
 * The function of a phrase in a title. `for` is an object with the meaning “for” (“for a hotel”). `first` are phrases
 * that come first in a translated title, such as “urgent”, `joining` are words such as “and” or “or”, and `plain` are
 * all other phrases.
 */
export type Kind = 'trade' | 'object' | 'for' | 'wanted' | 'work' | 'first' | 'joining' | 'plain';
export type TermByLanguage = Readonly<Record<Target, string>>;

export interface Meaning {
  kind: Kind;
  written: TermByLanguage;
  /** For an object or place of work such as “hotel”: the form that means “for the hotel”, in each language. */
  asFor?: TermByLanguage;
}

interface Line {
  key: string | null;
  /**
   * One cell for each language, English first. `phrases` are the phrases before `>`, `withFor` the forms after `>` that
   * mean “for”.
   */
  cells: { phrases: string[]; withFor: string[] }[];
}

const phrasesOf = (text = '') => text.split(',').flatMap((phrase) => phrase.trim() || []);

function linesOf(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, key = null, rest = line] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      const cells = rest.split('|').map((cell) => {
        const [phrases, withFor] = cell.split('>');
        return { phrases: phrasesOf(phrases), withFor: phrasesOf(withFor) };
      });
      return { key, cells };
    });
}

/** Returns the translation in each target language: the first phrase of the language's cell. */
const writtenOf = ({ cells }: Line, part: 'phrases' | 'withFor'): TermByLanguage => {
  const at = (place: number) => cells[place + 1]?.[part][0] ?? '';
  return { hi: at(0), mr: at(1), ta: at(2), te: at(3), bn: at(4), ml: at(5) };
};

interface Vocabulary {
  /** Meanings by normalised phrase. */
  phrases: ReadonlyMap<string, Meaning>;
  /**
   * Translations by the key at the start of a line in the word lists, for example the kind of work `full_time` or the
   * pay period `day`.
   */
  codes: ReadonlyMap<string, TermByLanguage>;
}

function read(): Vocabulary {
  const phrases = new Map<string, Meaning>();
  const codes = new Map<string, TermByLanguage>();
  const add = (forms: readonly string[], meaning: Meaning) => {
    for (const form of forms) {
      const phrase = normaliseText(form);
      if (!phrases.has(phrase)) phrases.set(phrase, meaning);
    }
  };
  const take = (text: string, kind: Kind) => {
    for (const line of linesOf(text)) {
      const written = writtenOf(line, 'phrases');
      if (line.key) codes.set(line.key, written);
      const asFor = writtenOf(line, 'withFor');
      add(
        line.cells.flatMap((cell) => cell.phrases),
        { kind, written, ...(kind === 'object' ? { asFor } : {}) },
      );
      add(
        line.cells.flatMap((cell) => cell.withFor),
        { kind: 'for', written: asFor },
      );
    }
  };
  take(trades, 'trade');
  take(objects, 'object');
  take(wanted, 'wanted');
  take(work, 'work');
  take(first, 'first');
  take(joining, 'joining');
  take(plain, 'plain');
  for (const line of linesOf(periods)) if (line.key) codes.set(line.key, writtenOf(line, 'phrases'));
  return { phrases, codes };
}

let vocabulary: Vocabulary | undefined;

/** Returns the vocabulary; parses it at the first call. */
export function createVocabulary(): Vocabulary {
  vocabulary ??= read();
  return vocabulary;
}
