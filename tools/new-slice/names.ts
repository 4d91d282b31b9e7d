// All spellings of the name of a new slice (the folder of one feature), such as `skill_tests` and `SkillTests`. The
// templates contain the placeholder `sample-things`, whose spellings are replaced by these.
import ts from 'typescript';
import { Refusal } from './refusal.ts';

/** A slice, by its plural and its singular in kebab-case: `skill-tests`, `skill-test`. */
export interface SliceName {
  plural: string;
  singular: string;
}

/** Replaces every spelling of the placeholder. For example, `SampleThing` becomes `SkillTest`. */
export type Fill = (text: string) => string;

const PLACEHOLDER: SliceName = { plural: 'sample-things', singular: 'sample-thing' };

/**
 * Maximum length of a name. The indexes and constraints derived from the name must fit the 63-byte limit of Postgres.
 */
const MAX_LENGTH = 30;

/** Returns the singular of a plural noun; null if no rule applies. */
export function singularOf(plural: string): string | null {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isKeyword = (word: string) =>
  ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, word).scan() !== ts.SyntaxKind.Identifier;

/**
 * Returns the name of a new slice. Throws a `Refusal` if `plural` is not a plural noun in kebab-case, or if its
 * singular is a keyword of TypeScript or cannot be derived.
 */
export function readName(plural: string, given?: string): SliceName {
  const kebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
  if (!kebab.test(plural)) throw new Refusal(`"${plural}" is not in kebab-case, such as interviews or skill-tests.`);
  if (plural.length > MAX_LENGTH) throw new Refusal(`"${plural}" is longer than ${MAX_LENGTH} characters.`);
  const singular = given ?? singularOf(plural);
  if (singular === null) throw new Refusal(`"${plural}" is not a plural. Name the singular with --singular=WORD.`);
  if (!kebab.test(singular)) throw new Refusal(`The singular "${singular}" is not in kebab-case.`);
  if (singular === plural) throw new Refusal(`Plural and singular of "${plural}" must differ.`);
  if ([singular, plural].some((word) => isKeyword(camel(word))))
    throw new Refusal(`"${singular}" is a keyword of TypeScript, so it cannot be a variable.`);
  return { plural, singular };
}

const spellingsOf = ({ plural, singular }: SliceName): string[] => {
  const article = /^[aeiou]/.test(singular) ? 'an' : 'a';
  const [many, one] = [plural, singular].map((kebab) => kebab.replaceAll('-', ' '));
  return [
    ...[plural, singular].flatMap((kebab) => [
      kebab,
      kebab.replaceAll('-', '_'),
      kebab.replaceAll('-', '_').toUpperCase(),
      camel(kebab),
      capital(camel(kebab)),
    ]),
    `${article} ${one}`,
    `${capital(article)} ${one}`,
    ...[many, one].flatMap((words = '') => [words, capital(words)]),
  ];
};

/** Returns a function that replaces every spelling of the placeholder by the same spelling of `name`. */
export function fillWith(name: SliceName): Fill {
  const written = spellingsOf(name);
  const spellings = new Map(spellingsOf(PLACEHOLDER).map((spelling, place) => [spelling, written[place] ?? '']));
  const longestFirst = [...spellings.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map((text) => (/^a /i.test(text) ? `\\b${text}` : text)).join('|'), 'g');
  return (text) =>
    text
      .replace(pattern, (spelling) => spellings.get(spelling) ?? spelling)
      // Writes entries such as `'tests': tests` in shorthand, because a key of one word needs no quotes.
      .replace(/'(\w+)': \1(?=,|$)/g, '$1');
}
