// Translates the text of a new or edited job into each language. While the circuit breaker of the translator is open,
// the task waits.
import { industryOf } from '#marketplace/search/industries.ts';
import {
  findJobWords,
  insertKnownText,
  type JobWords,
  listKnownTexts,
  setTranslation,
} from '#marketplace/translations/queries.ts';
import { sourceOf } from '#marketplace/translations/source-language.ts';
import { targets } from '#marketplace/translations/words/vocabulary.ts';
import { admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { Handler, Run } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';
import { batchesOf, blanksBehind, cleanTranslation, piecesOf } from './pieces.ts';
import { type Direction, MAX_TEXT_LENGTH, type Translator } from './translator.ts';

const BREAKER = 'translate';
/**
 * Seconds for which the task postpones itself: `HELD_DELAY_SECONDS` if the circuit breaker is open,
 * `CROWDED_DELAY_SECONDS` if too many translation tasks are running. The delays are short, because the queue does not
 * fetch the task anyway while the reason exists (worker/lanes.ts).
 */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

const FIELDS = ['title', 'description', 'requirements', 'duration', 'industry'] as const;

interface Work extends Pick<Run, 'deps' | 'progress'> {
  translator: Translator;
  job: JobWords;
}

/** Thrown if the circuit breaker is open. The run is then postponed, which uses up no attempt. */
class BreakerOpen extends Error {}

/**
 * Makes one call of the translator. Returns null if the translator will never accept these texts. Throws {@link
 * BreakerOpen} if the circuit breaker is open, and another error if the call fails.
 */
async function ask({ deps, progress, translator }: Work, texts: readonly string[], direction: Direction) {
  progress();
  const admission = await admitCall(deps.db, BREAKER);
  if (admission === 'held') throw new BreakerOpen();
  const answer = await translator.translate(texts, direction);
  if (answer.result !== 'failed') await recordSuccess(deps.db, BREAKER, admission);
  if (answer.result === 'translated') return answer.texts;
  deps.log.warn('a translation failed', { translator: translator.name, ...direction, reason: answer.reason });
  if (answer.result === 'refused') return null;
  if (await recordFailure(deps.db, BREAKER, admission)) throw new BreakerOpen();
  throw new Error(`The translator failed: ${answer.reason}`);
}

interface Piece {
  /** The complete text from which this piece was cut. */
  of: string;
  text: string;
}

/**
 * Returns a map from the source texts to their translations. A source text has no translation if one of its pieces was
 * rejected, or if the translation of a piece was empty or far too long.
 */
async function translateTexts(
  work: Work,
  texts: readonly string[],
  direction: Direction,
): Promise<Map<string, string>> {
  const pieces = texts.flatMap((of) => piecesOf(of, MAX_TEXT_LENGTH).map((text): Piece => ({ of, text })));
  const made = new Map<string, string>(texts.map((text) => [text, '']));
  for (const batch of batchesOf(pieces, MAX_TEXT_LENGTH)) {
    const answers = await ask(
      work,
      batch.map(({ text }) => text),
      direction,
    );
    for (const [place, { of, text }] of batch.entries()) {
      const before = made.get(of);
      const clean = cleanTranslation(answers?.[place] ?? '', text);
      if (clean === null) made.delete(of);
      else if (before !== undefined) made.set(of, before + clean + blanksBehind(text));
    }
  }
  return made;
}

async function translateInto(work: Work, direction: Direction): Promise<void> {
  const { deps, job, translator } = work;
  const said = FIELDS.flatMap((field): [string, string][] => (job[field]?.trim() ? [[field, job[field]]] : []));
  const texts = [...new Set(said.map(([, text]) => text))];
  const way = { source: direction.from, target: direction.to, translator: translator.name };
  const known = await listKnownTexts(deps.db, texts, way);
  const made = await translateTexts(
    work,
    texts.filter((text) => !known.has(text)),
    direction,
  );
  for (const [text, became] of made) await insertKnownText(deps.db, { job, text, became }, way);
  const fields = said.flatMap(([field, text]): [string, string][] => {
    const became = known.get(text) ?? made.get(text);
    return became === undefined || became === text ? [] : [[field, became]];
  });
  if (fields.length > 0)
    await setTranslation(deps.db, job, {
      language: direction.to,
      fields: Object.fromEntries(fields),
      translator: translator.name,
    });
}

/**
 * Translates the job into each language except English, Bhojpuri (readers of Bhojpuri get Hindi, D3) and the language
 * of the job. Skips languages in which a translation exists. Does nothing if the job is written in an Indian language
 * in Latin letters.
 */
async function translateAll(work: Work): Promise<void> {
  const { job } = work;
  const { language, romanised } = sourceOf(FIELDS.map((field) => job[field] ?? '').join('\n'));
  if (romanised) return;
  const from = language === 'bh' ? 'hi' : language;
  for (const to of targets) if (to !== from && !job.done.includes(to)) await translateInto(work, { from, to });
}

export const translateJob: Handler = async ({ deps, event_id, progress, crowded = false }) => {
  const { db, translator } = deps;
  if (translator === null) return;
  const postpone = (seconds: number) =>
    addRestTasks(db, 'outside', {
      tasks: [{ handler: 'translate_job', flag: BREAKER }],
      eventId: event_id,
      seconds,
    });
  if (crowded) return postpone(CROWDED_DELAY_SECONDS);
  const found = await findJobWords(db, event_id);
  if (!found) return;
  // Do not translate a known industry, because the screens have its name in all languages.
  const job = industryOf(found.industry) ? { ...found, industry: null } : found;
  try {
    await translateAll({ deps, progress, translator, job });
  } catch (error) {
    if (!(error instanceof BreakerOpen)) throw error;
    await postpone(HELD_DELAY_SECONDS);
  }
};
