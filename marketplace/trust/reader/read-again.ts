// A second reading of posts in which the rules find nothing, by a model that was trained with labelled lines (decision
// 0073). Its findings only ask a moderator to look. Pure.
import type { Finding } from '#contracts/job-shapes.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import { type FindingCode, findingCodes } from '../codes.ts';
import { conceptsIn } from '../find-concepts.ts';
import { readWords } from '../reading.ts';
import { type Passage, passagesOf } from './features.ts';
import { bestCode, decodeModel, type Model, scoreOf } from './model.ts';

/** Fields that contain sentences. The model was not trained with titles and places. */
const FIELDS = ['description', 'requirements'] as const;
/** Maximum number of findings per field. */
const MAX_FINDINGS = 5;

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
 * Returns the sentences of a field that may break a rule. If only the sentences together may break one, returns the
 * whole text.
 */
function suspectPassages(text: string, model: Model) {
  const words = readWords(text);
  const { sentences, whole } = passagesOf(words, [...conceptsIn(words)]);
  const isSuspect = ({ features }: Passage) => scoreOf(model, features) >= model.threshold;
  const marked = sentences.filter(isSuspect).slice(0, MAX_FINDINGS);
  const chosen = marked.length > 0 || !whole || !isSuspect(whole) ? marked : [whole];
  return chosen.flatMap(({ first, last, features }) => {
    const code = model.codes[bestCode(model, features)] ?? '';
    return isCode(code) ? [{ code, start: first.start, end: last.end }] : [];
  });
}

/** Returns the findings of the reader in a post. Each is marked with `by`. */
export const readAgain = (post: Lintable, model: Model): Finding[] =>
  FIELDS.flatMap((field) =>
    suspectPassages(post[field] ?? '', model).map(({ code, start, end }) => ({
      code,
      field,
      start,
      end,
      message: findingCodes[code].message,
      by: 'reader' as const,
    })),
  );

/** Returns the findings of the rules in a post or, if the rules find nothing, those of the reader. */
export const withReader = (post: Lintable, marked: Finding[], model: Model): Finding[] =>
  marked.length > 0 ? marked : readAgain(post, model);
