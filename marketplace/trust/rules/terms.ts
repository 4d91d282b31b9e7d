// Rules about unfair terms of work, for languages with the verb at the end: one set of patterns, filled with the words
// of each language. Laws and reasons are in `../codes.ts`.
import type { Rule } from './rule.ts';

/** Words and stems of one language (see `../phrases.ts`). A list contains one phrase per entry. */
export interface TermWords {
  /** Words for “first”. */
  first: string;
  /** Small numbers in words. */
  count: string;
  /** Words for “day”, “week” and “month”. */
  unit: string;
  year: string;
  wage: string;
  not: string;
  /**
   * An unpaid trial. `trial`: words for a trial, also for watching the work and learning. `unwaged`: phrases for “no
   * wages” before the word for the trial. `taken`: phrases that say that no money is taken from the worker.
   */
  trial: {
    trial: string;
    unpaid: readonly string[];
    unwaged: readonly string[];
    notGiven: readonly string[];
    leave: string;
    taken: string;
  };
  /** Words for the receiver of the first wages if it is not the worker, such as “his”, “ours” or “the agent's”. */
  his: string;
  /** `kept`: words for keeping papers or handing them over. `stays`: words for keeping, used after `ours`. */
  papers: { original: string; papers: string; ours: string; kept: string; stays: string; copy: string };
  bonded: {
    advance: string;
    until: string;
    work: readonly string[];
    leave: string;
    cannot: readonly string[];
    /** Single words that mean “may not leave”. */
    never: string;
    penalty: string;
    bond: string;
  };
  code: { codes: readonly string[]; tell: string; harmless: string };
  age: {
    age: string;
    people: string;
    to: string;
    above: string;
    upTo: string;
    maximum: string;
    notCome: string;
    experience: string;
    noLimit: string;
  };
  held: { held: string; security: string };
}

const lines = (...phrases: string[]) => phrases.join('\n');

function trialOf(words: TermWords): Rule {
  const { first, count, unit, wage, not, trial: w } = words;
  const spans = [`${first} .. ${unit}`, `# ${unit}`, `${count} ${unit}`, `${unit} ${first}`];
  return {
    code: 'unpaid_trial',
    hits: lines(
      ...w.unpaid.flatMap((unpaid) => [
        ...spans.map((span) => `${span} ... ${unpaid}`),
        `${w.trial} .... ${unpaid}`,
        `${unpaid} . #|${count} ${unit}`,
      ]),
      ...w.unwaged.map((unwaged) => `${unwaged} ... ${w.trial}`),
      `${w.trial} .... ${wage} ${not}`,
      ...w.notGiven.flatMap((notGiven) => [
        ...spans.map((span) => `${span} .... ${wage} .. ${notGiven}`),
        `${w.trial} .... ${wage} .. ${notGiven}`,
        `${wage} .. ${w.trial} .... ${notGiven}`,
      ]),
    ),
    after: w.taken,
    near: w.leave,
  };
}

function papersOf({ not, papers: w }: TermWords): Rule {
  return {
    code: 'papers_kept',
    hits: lines(
      `${w.original} .. ${w.papers} .... ${w.kept}`,
      `${w.papers} .. ${w.original} .... ${w.kept}`,
      `${w.papers} ... ${w.ours} ... ${w.stays}`,
    ),
    after: not,
    near: lines(w.copy, `${not} .. ${w.kept}`, `${w.kept} . ${not}`),
  };
}

function bondedOf({ unit, year, not, bonded: w }: TermWords): Rule {
  const long = `# ${unit}|${year}`;
  return {
    code: 'bonded',
    hits: lines(
      ...w.cannot.flatMap((cannot) => [
        `${w.advance} .... ${w.leave} .. ${cannot}`,
        `${long} .... ${w.leave} .. ${cannot}`,
      ]),
      ...(w.never ? [`${w.advance} .... ${w.never}`, `${long} .... ${w.never}`] : []),
      ...w.work.map((work) => `${w.advance} ... ${w.until} .... ${work}`),
      `${long} .... ${w.leave} .... ${w.penalty}`,
      `${w.leave} .... ${w.penalty}`,
      `${long} .. ${w.bond}`,
      `${w.bond} .. ${long}`,
    ),
    near: lines(`${w.bond} . ${not}`, `${not} . ${w.bond}`, `${w.penalty} . ${not}`),
  };
}

function codeOf({ not, code: w }: TermWords): Rule {
  return {
    code: 'code_asked',
    hits: lines(...w.codes.flatMap((code) => [`${code} .... ${w.tell}`, `${w.tell} .. ${code}`])),
    near: lines(w.harmless, ...w.codes.map((code) => `${code} .... ${not}`)),
  };
}

function ageOf({ year, not, age: w }: TermWords): Rule {
  return {
    code: 'upper_age',
    hits: lines(
      `${w.age} .. # ${w.to}? >18 ${year}?`,
      `${w.age} .. >18 ${year}? .. ${w.upTo}`,
      `${w.maximum} .. ${w.age} .. >18`,
      `${w.age} .. ${w.maximum} .. >18`,
      `>18 ${year} .. ${w.upTo} .. ${w.people}|${w.age}`,
      `# ${w.to}? >18 ${year} .. ${w.people}|${w.age}`,
      `>18 ${w.upTo} .. ${w.people}`,
    ),
    after: not,
    near: lines(w.experience, w.noLimit),
  };
}

/** Returns the rule for `people above 40 need not come`. The “not” is a part of the hit and does not excuse it. */
function tooOldOf({ year, not, age: w }: TermWords): Rule {
  const refused = w.notCome ? `${w.notCome}|${not}` : not;
  return {
    code: 'upper_age',
    apart: 'too old',
    hits: `>18 ${year}? .. ${w.above} ... ${refused}`,
    near: lines(w.experience, w.noLimit),
  };
}

function heldOf({ first, unit, wage, not, held: w }: TermWords): Rule {
  return {
    code: 'pay_held',
    hits: lines(
      `${first}|# .. ${unit} .. ${wage} ... ${w.held}`,
      `${unit} ${first} .. ${wage} ... ${w.held}`,
      `${wage} .... ${w.security} .. ${w.held}`,
      `${w.security} .... ${unit} .. ${wage} ... ${w.held}`,
      `# ${unit} .. ${w.held} .. ${wage}`,
    ),
    after: not,
    near: `${w.held} . ${not}`,
  };
}

function commissionOf({ first, wage, not, his }: TermWords): Rule {
  return { code: 'broker', hits: `${first} .. ${wage} .. ${his}`, after: not };
}

/** Returns the rules about unfair terms of one language. */
export const termsOf = (words: TermWords): Rule[] =>
  [trialOf, papersOf, bondedOf, codeOf, ageOf, tooOldOf, heldOf, commissionOf].map((rule) => rule(words));
