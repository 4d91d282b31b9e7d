// Measures whether readers of each language understand the first line of job titles (D110), by pair of languages.
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { translateTitle } from '#marketplace/translations/glossary.ts';
import { titleFor } from '#marketplace/translations/reader-title.ts';
import { targetFor } from '#marketplace/translations/target.ts';
import { isOfScript } from './scripts.ts';
import type { TitleSample } from './title-samples.ts';

/**
 * Returns the letters of a line that are not in the script of the language. Abbreviations such as “ITI” are allowed.
 */
const foreignLetters = (line: string, language: Language) =>
  [...line.replace(/(?<![A-Za-z])[A-Z]{1,5}(?![A-Za-z])/g, language === 'en' ? '$&' : '')].filter(
    (letter) => /\p{L}/u.test(letter) && !isOfScript(letter, language),
  );

/** Titles of Marathi and Bhojpuri ads that are also correct Hindi, according to a person who read them. */
const SHARED_TITLES = new Set(['टेम्पो चालक', 'ईंट भट्ठा पर काम']);

/**
 * True if the employer's title is also correct in the reader's language. This is so if the translation glossary
 * translates the title to the same words.
 */
function isSharedTitle(title: string, reader: Language): boolean {
  if (SHARED_TITLES.has(title) && (reader === 'hi' || reader === 'bh')) return true;
  const target = targetFor(reader);
  return target !== null && translateTitle(title, target) === title;
}

/** Returns the first title line that the reader sees, and whether the reader understands it. */
export async function firstLine(sample: TitleSample, reader: Language) {
  const shown = await titleFor(sample, pageTexts(reader));
  const text = shown?.text ?? sample.title;
  const isOwn = sample.language === reader || (reader === 'bh' && sample.language === 'hi');
  const isForeign = shown === null && (sample.romanised || !(isOwn || isSharedTitle(text, reader)));
  return { text, isUnderstood: /\p{L}/u.test(text) && foreignLetters(text, reader).length === 0 && !isForeign };
}

interface Pair {
  from: Language;
  to: Language;
  titles: number;
  understood: number;
  /** The title lines that a reader of the language `to` sees but does not understand. */
  wrong: string[];
}

async function measurePair(samples: readonly TitleSample[], from: Language, to: Language): Promise<Pair> {
  const own = samples.filter(({ language }) => language === from);
  const lines = await Promise.all(own.map((sample) => firstLine(sample, to)));
  const wrong = lines.filter(({ isUnderstood }) => !isUnderstood).map(({ text }) => text);
  return { from, to, titles: lines.length, understood: lines.length - wrong.length, wrong };
}

/** Returns the results for the 64 pairs of a title's language and a reader's language. */
export const measurePairs = (samples: readonly TitleSample[]): Promise<Pair[]> =>
  Promise.all(languageCodes.flatMap((from) => languageCodes.map((to) => measurePair(samples, from, to))));
