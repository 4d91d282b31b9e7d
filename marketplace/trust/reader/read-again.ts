// A second reading of the sentences of a post by a model that was trained with labelled lines (decision 0073). It marks
// sentences in which the rules find nothing, which only asks a moderator to look, and drops doubtful marks of rules. Pure.
import type { Finding } from '#contracts/job-shapes.ts';
import { type FindingCode, findingCodes } from '../codes.ts';
import type { ReadField, ReadText } from '../read-post.ts';
import { passagesOf } from './features.ts';
import { bestCode, decodeModel, type Model, scoreOf } from './model.ts';

/** Fields that contain sentences. The model was not trained with titles and places. */
const FIELDS: ReadonlySet<string> = new Set(['description', 'requirements']);
/** Maximum number of findings per field. */
const MAX_FINDINGS = 5;
/**
 * Codes of rules whose marks the learned reader may drop. These rules were wrong most often: they must decide who pays
 * whom, or whose code it is.
 */
export const dismissible: ReadonlySet<string> = new Set<FindingCode>(['money_asked', 'broker', 'code_asked']);

let known: Promise<Model> | undefined;

async function loadModel(): Promise<Model> {
  const { default: stored } = await import('./weights.json', { with: { type: 'json' } });
  return decodeModel(stored);
}

/** Returns the model of this release, which is loaded at the first call. */
export function readerModel(): Promise<Model> {
  known ??= loadModel();
  return known;
}

const isCode = (code: string): code is FindingCode => Object.hasOwn(findingCodes, code);

/**
 * Returns the sentences of a field that may break a rule. If only the sentences together may break one, returns the most
 * suspect sentence. In a field with marks of the rules, returns only sentences without such a mark, because these marks
 * explain why the whole text is suspect.
 */
function suspectPassages({ words, concepts }: ReadText, marks: readonly Finding[], model: Model) {
  const { sentences, whole } = passagesOf(words, concepts);
  const scored = sentences.map((passage) => ({ passage, score: scoreOf(model, passage.features) }));
  const isFree = ({ passage: { first, last } }: (typeof scored)[number]) =>
    !marks.some(({ start, end }) => start < last.end && end > first.start);
  const marked = scored.filter((one) => one.score >= model.threshold && isFree(one)).slice(0, MAX_FINDINGS);
  const isWholeSuspect = marks.length === 0 && whole !== null && scoreOf(model, whole.features) >= model.threshold;
  const [highest] = [...scored].sort((a, b) => b.score - a.score);
  const chosen = marked.length === 0 && isWholeSuspect && highest ? [highest] : marked;
  return chosen.flatMap(({ passage: { first, last, features } }) => {
    const code = model.codes[bestCode(model, features)] ?? '';
    return isCode(code) ? [{ code, start: first.start, end: last.end }] : [];
  });
}

/** Returns the marks of a field that the reader drops, because their sentence is surely honest. */
function doubtfulMarks({ words, concepts }: ReadText, marks: readonly Finding[], model: Model): Finding[] {
  const doubtful = marks.filter(({ code }) => dismissible.has(code));
  if (doubtful.length === 0) return [];
  const { sentences } = passagesOf(words, concepts);
  const honest = sentences.filter(({ features }) => scoreOf(model, features) < model.dismissal);
  return doubtful.filter(({ start, end }) => honest.some(({ first, last }) => first.start <= start && end <= last.end));
}

/**
 * Returns the findings of a post after the second reading: the marks of the rules without the dropped ones, and the
 * findings of the reader, each with `by`.
 */
export function readAgain(fields: readonly ReadField[], marks: readonly Finding[], model: Model): Finding[] {
  const read = fields.filter(({ field }) => FIELDS.has(field));
  const marksOf = ({ field }: ReadField, all: readonly Finding[]) => all.filter((mark) => mark.field === field);
  const dropped = new Set(read.flatMap((text) => doubtfulMarks(text, marksOf(text, marks), model)));
  const kept = marks.filter((mark) => !dropped.has(mark));
  const added = read.flatMap((text) =>
    suspectPassages(text, marksOf(text, kept), model).map(({ code, start, end }) => ({
      code,
      field: text.field,
      start,
      end,
      message: findingCodes[code].message,
      by: 'reader' as const,
    })),
  );
  return [...kept, ...added];
}
