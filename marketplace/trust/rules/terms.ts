// Rules about unfair terms of work, for languages with the verb at the end: one set of patterns, filled with the words
// of each language. Laws and reasons are in `../codes.ts`.
import type { Rule } from './rule.ts';
import { OTHER_UNITS } from './units.ts';

/** Words and stems of one language (see `../phrases.ts`). A list contains one phrase per entry. */
export interface TermWords {
  /** Words for “first”, as in “the first days are unpaid”. */
  first: string;
  /** Small numbers in words, as in “three days”. */
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
  /** Words for another receiver of the first wages than the worker, such as “his”, “ours” or “the agent's”. */
  his: string;
  /** `kept`: words for keeping papers or handing them over. `stays`: words for keeping, used after `ours`. */
  papers: {
    original: string;
    papers: string;
    ours: string;
    kept: string;
    stays: string;
    copy: string;
    /** Phrases for “not given back”. */
    notBack: readonly string[];
    /** Single words for “is not kept”. */
    notKept: string;
  };
  bonded: {
    advance: string;
    /**
     * Words for the time until which a worker may not leave: when the advance is paid back, or the end of the season.
     */
    until: string;
    /** Words for “until”. A number must not be before them, because `# till` is an amount or a time. */
    till: string;
    work: readonly string[];
    leave: string;
    cannot: readonly string[];
    /** Single words that mean “may not leave”. */
    never: string;
    penalty: string;
    bond: string;
    /** Phrases for “may not leave” in which the “not” is before the verb. */
    mayNotLeave: readonly string[];
    /** Words for “twice”, as in “who leaves pays back twice the advance”. */
    double: string;
  };
  /**
   * Words about one-time codes. `customer`, `parcel`: words that make a demand for a code harmless, because couriers
   * ask customers for a code. `dontTell`: single words for “do not share”.
   */
  code: { codes: readonly string[]; tell: string; customer: string; parcel: string; dontTell: string };
  age: {
    age: string;
    people: string;
    to: string;
    above: string;
    upTo: string;
    /** Single words for “under … years”. */
    underYears: string;
    /** Phrases for “at most”. */
    maximum: readonly string[];
    notCome: string;
    experience: string;
    noLimit: string;
  };
  /** `notHeld`: single words for “the wages are not held back”. */
  held: { held: string; security: string; notHeld: string };
}

const lines = (...phrases: string[]) => phrases.filter(Boolean).join('\n');

/** Auxiliary verbs between a verb and its “not”: `रोखला जात नाही`. */
const AUXILIARY =
  'जाएगा|जाएगी|जाएंगे|जायेगा|जायेगी|जायेंगे|जाता|जाती|जाते|जाई|जाला|jayega|jayegi|jayenge|jaega|jaenge|jata|jati|jate|जात|जाणार|जातात|केला|केली|केले|করা|হবে|হয়|যাবে';

/** Phrases for a verb that is negated: `नहीं रखे`, `रखे नहीं`, `রাখা হয় না`. A “not” of another verb does not match. */
const negated = (verb: string, not: string) =>
  lines(`${not} ${verb}`, `${verb} ${not}`, `${verb} ${verb}|${AUXILIARY} ${AUXILIARY}? ${not}`);

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
      `${first} .. ${unit} ... ${wage} ${not}`,
      ...w.notGiven.flatMap((notGiven) => [
        ...spans.map((span) => `${span} .... ${wage} .. ${notGiven}`),
        `${w.trial} .... ${wage} .. ${notGiven}`,
        `${wage} .. ${w.trial} .... ${notGiven}`,
      ]),
    ),
    touching: lines(
      `${wage} ${not} . ${w.taken}`,
      `${wage} ~ ${w.taken}`,
      ...[...w.unpaid, ...w.unwaged].flatMap((unpaid) => [`${w.leave} ~ ${unpaid}`, `${unpaid} ~ ${w.leave}`]),
      ...w.notGiven.map((notGiven) => `${w.leave} ~ ${wage} .. ${notGiven}`),
    ),
  };
}

function papersOf({ not, papers: w }: TermWords): Rule {
  return {
    code: 'papers_kept',
    hits: lines(
      `${w.original} .. ${w.papers} ... ${w.kept}`,
      `${w.papers} .. ${w.original} ... ${w.kept}`,
      `${w.papers} ... ${w.ours} ... ${w.stays}`,
    ),
    touching: lines(
      `${w.original}|${w.papers} ~~ ${w.copy}`,
      `${w.copy} ~~ ${w.kept}`,
      negated(w.kept, not),
      w.notKept,
    ),
  };
}

/**
 * Returns the rule for original papers that the worker does not get back. Here “not” is a part of the violation, while
 * in other rules it makes a phrase harmless.
 */
function notBackOf({ papers: w }: TermWords): Rule {
  return {
    code: 'papers_kept',
    apart: 'papers not given back',
    hits: lines(
      ...w.notBack.flatMap((notBack) => [
        `${w.original} .. ${w.papers} .... ${notBack}`,
        `${w.papers} .. ${w.original} .... ${notBack}`,
      ]),
    ),
    touching: `${w.original}|${w.papers} ~~ ${w.copy}`,
  };
}

function bondedOf({ count, unit, year, not, bonded: w }: TermWords): Rule {
  const long = `# ${unit}|${year}`;
  return {
    code: 'bonded',
    hits: lines(
      ...w.cannot.flatMap((cannot) => [
        `${w.advance} .... ${w.leave} .. ${cannot}`,
        `${long} .... ${w.leave} .. ${cannot}`,
      ]),
      ...(w.never ? [`${w.advance} .... ${w.never}`, `${long} .... ${w.never}`] : []),
      ...w.work.flatMap((work) => [
        `${w.advance} ... ${w.until} .... ${work}`,
        `${w.advance} ~~ ${w.till} ... ${work}`,
        `${w.advance} .... ${w.until} . ${w.till} ... ${work}`,
      ]),
      ...w.mayNotLeave.flatMap((mayNot) => [
        `${w.advance} .... ${mayNot}`,
        `${w.until} .... ${mayNot}`,
        `${long} .... ${mayNot}`,
      ]),
      `${w.leave} .... ${w.advance} . ${w.double}`,
      `${w.leave} .. ${w.double} . ${w.advance}`,
      `${long} .... ${w.leave} .... ${w.penalty}`,
      `${w.leave} .... ${w.penalty}`,
      `${long} .. ${w.bond}`,
      `${count} ${unit}|${year} .. ${w.bond}`,
      `${w.bond} .. ${long}`,
    ),
    touching: lines(`${w.bond} ~ ${not}`, `${not} ~ ${w.bond}`, `${w.penalty} ~ ${not}`),
  };
}

function codeOf({ not, code: w }: TermWords): Rule {
  return {
    code: 'code_asked',
    hits: lines(...w.codes.flatMap((code) => [`${code} .... ${w.tell}`, `${w.tell} .. ${code}`])),
    touching: lines(
      ...w.codes.flatMap((code) => [
        `${w.customer} ~ ${code}`,
        `${code} ~ ${w.customer}|${w.parcel}`,
        `${code} ~ ${not} . ${w.tell}`,
        `${code} ~ ${w.tell} ${not}`,
        ...(w.dontTell ? [`${code} ~ ${w.dontTell}`] : []),
      ]),
    ),
  };
}

/** Returns phrases for years of experience, which are not an age, each without and with the words `behind` after it. */
function experienceOf({ year, age: w }: TermWords, behind: string): string {
  const years = [
    `# ${year}? ~ ${w.experience}`,
    `# ${year}? ${w.to} # ${year}? ~ ${w.experience}`,
    `# - # ${year}? ~ ${w.experience}`,
    `${w.experience} ~ # ${w.to}? #? ${year}? ${w.upTo}?`,
  ];
  return lines(...years, ...years.map((phrase) => `${phrase} ~ ${behind}`));
}

function ageOf(words: TermWords): Rule {
  const { year, not, age: w } = words;
  return {
    code: 'upper_age',
    hits: lines(
      `${w.age} .. # ${year}? ${w.to} >18 ${year}?`,
      `${w.age} .. # - >18 ${year}?`,
      `${w.age} ~ >18 ${year}? .. ${w.upTo}`,
      ...w.maximum.flatMap((maximum) => [`${maximum} ~ ${w.age} ~ >18`, `${w.age} ~ ${maximum} ~ >18`]),
      `>18 ${year} .. ${w.upTo} .. ${w.people}|${w.age}`,
      `# ${year}? ${w.to} >18 ${year} .. ${w.people}|${w.age}`,
      `# - >18 ${year} .. ${w.people}|${w.age}`,
      `>18 ${w.upTo} .. ${w.age}`,
      ...(w.underYears ? [`>18 ${w.underYears} .. ${w.people}`] : []),
    ),
    inside: experienceOf(words, `${w.people}|${w.age}`),
    touching: `${w.upTo} ${not}`,
    near: w.noLimit,
  };
}

/**
 * Returns the rule for `people above 40 need not come`. Here “not” is a part of the violation, while in other rules it
 * makes a phrase harmless.
 */
function tooOldOf(words: TermWords): Rule {
  const { year, not, age: w } = words;
  const refused = w.notCome ? `${w.notCome}|${not}` : not;
  return {
    code: 'upper_age',
    apart: 'too old',
    hits: `>18 ${year}? .. ${w.above} ... ${refused}`,
    inside: experienceOf(words, refused),
    touching: `>18 ${OTHER_UNITS}`,
    near: w.noLimit,
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
    after: w.notHeld,
    touching: negated(w.held, not),
  };
}

/**
 * Returns phrases such as “wages are not held”. The rules about money also flag wages that are held; these phrases make
 * such matches harmless.
 */
const notHeldOf = ({ held: w }: TermWords): Rule => ({
  code: 'money_asked',
  hits: '',
  after: w.notHeld,
  touching: w.notHeld,
});

function commissionOf({ first, wage, not, his }: TermWords): Rule {
  return { code: 'broker', hits: `${first} .. ${wage} .. ${his}`, after: not };
}

/** Returns the rules about unfair terms of work (such as unpaid trials, kept papers and age limits) in one language. */
export const termsOf = (words: TermWords): Rule[] =>
  [trialOf, papersOf, notBackOf, bondedOf, codeOf, ageOf, tooOldOf, heldOf, notHeldOf, commissionOf].map((rule) =>
    rule(words),
  );
