// The server's texts in all eight languages: problems, notifications, SMS, pages, exports. If a language lacks one of
// the texts, the code does not compile.
import type { ProblemCode } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import enProblems from './en/problems.json' with { type: 'json' };
import { bh } from './server/bh.ts';
import { bn } from './server/bn.ts';
import { en } from './server/en.ts';
import { hi } from './server/hi.ts';
import { ml } from './server/ml.ts';
import { mr } from './server/mr.ts';
import { ta } from './server/ta.ts';
import { te } from './server/te.ts';

type English = typeof en;

/**
 * The server's texts in one language, by topic. Every language has the keys of the English texts. `places` has only the
 * towns whose name is known in the language.
 */
export interface ServerTexts extends Omit<English, 'places'> {
  places: Readonly<Record<string, string>>;
}

const texts: Record<Language, ServerTexts> = { en, hi, ta, te, mr, bn, ml, bh };

export const textsOf = (language: Language): ServerTexts => texts[language];

/** The texts of problem codes and field errors. Always English, for `detail` and `errors` of a problem document. */
export const problemTexts: { code: Readonly<Record<ProblemCode, string>>; field: Record<string, string> } = enProblems;

/** Fills `{{name}}` placeholders; a placeholder without a value becomes empty. */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
