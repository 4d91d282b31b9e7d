// Prints the sentences of job descriptions. For each sentence, also prints the phrase (a prepared, translated sentence)
// with the same meaning, if the form to post a job offers one.
import { readFileSync } from 'node:fs';
import { languageOf } from '#contracts/languages.ts';
import { phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import { usesOfField } from '#contracts/phrase-uses.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { phraseTemplate } from '#locales/phrase-text.ts';
import { offeredPhrases, similarPhrase } from '#web/parts/phrases/offered.ts';
import { demoSamples, samplesOfFile, type TitleSample } from './title-samples.ts';

const textIn = (language: Language) => (key: string) => {
  const entry = phraseCatalogue.get(key);
  return (entry && phraseTemplate(language, key, versionOf(entry))) ?? key;
};

type Described = Pick<TitleSample, 'language' | 'romanised' | 'role'> & { description?: string | undefined };

const sentencesOf = ({ description = '' }: Described) =>
  description
    .split(/[.!?।\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const postLine = z.looseObject({ lang: z.string(), text: z.string() });

/** Returns the descriptions in a file, which contains either lines of posts (with `lang` and `text`) or job ads. */
async function samplesIn(file: string): Promise<Described[]> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => postLine.safeParse(JSON.parse(row)));
  if (rows.some(({ success }) => !success)) return samplesOfFile(file);
  return rows.flatMap(({ data }) => {
    const language = languageOf(data?.lang);
    return data && language ? [{ description: data.text, language, romanised: data.lang.includes('Latn') }] : [];
  });
}

/** Prints each sentence with the phrase that is offered for it, and the number of sentences with an offered phrase. */
export async function reportPhrases(files: readonly string[]): Promise<void> {
  const ofFiles = await Promise.all(files.map(samplesIn));
  const samples: Described[] = [...demoSamples(), ...ofFiles.flat()].filter(({ romanised }) => !romanised);
  let sentences = 0;
  let offered = 0;
  for (const sample of samples) {
    const keys = offeredPhrases({ uses: usesOfField.description, role: sample.role ?? null });
    for (const sentence of sentencesOf(sample)) {
      sentences += 1;
      const found = similarPhrase(sentence, keys, textIn(sample.language));
      if (!found) continue;
      offered += 1;
      console.log(`${sample.language}: ${sentence} → ${textIn(sample.language)(found.key)}`);
    }
  }
  console.log(`${sentences} sentences; a phrase is offered for ${offered}`);
}
