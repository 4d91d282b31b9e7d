// Search words of all trades, in the eight languages and in Latin letters. The words were written for this product and
// not copied.
import type { RoleSlug } from '#contracts/reference.ts';
import { building } from './lexicon/building.ts';
import { cloth } from './lexicon/cloth.ts';
import { craft } from './lexicon/craft.ts';
import { bengali } from './lexicon/everyday/bengali.ts';
import { bhojpuri } from './lexicon/everyday/bhojpuri.ts';
import { english } from './lexicon/everyday/english.ts';
import { errands } from './lexicon/everyday/errands.ts';
import type { EverydayWords } from './lexicon/everyday/everyday-words.ts';
import { hindi } from './lexicon/everyday/hindi.ts';
import { malayalam } from './lexicon/everyday/malayalam.ts';
import { marathi } from './lexicon/everyday/marathi.ts';
import { tamil } from './lexicon/everyday/tamil.ts';
import { tasks } from './lexicon/everyday/tasks.ts';
import { telugu } from './lexicon/everyday/telugu.ts';
import { factory } from './lexicon/factory.ts';
import { farm } from './lexicon/farm.ts';
import { food } from './lexicon/food.ts';
import { home } from './lexicon/home.ts';
import { metal } from './lexicon/metal.ts';
import { shop } from './lexicon/shop.ts';
import type { Trade } from './lexicon/trade.ts';
import { vehicles } from './lexicon/vehicles.ts';

export const lexicon: Readonly<Record<RoleSlug, Trade>> = {
  ...building,
  ...metal,
  ...vehicles,
  ...cloth,
  ...food,
  ...home,
  ...farm,
  ...shop,
  ...craft,
  ...factory,
};

const languages: readonly EverydayWords[] = [
  english,
  hindi,
  bhojpuri,
  marathi,
  bengali,
  tamil,
  telugu,
  malayalam,
  tasks,
  errands,
];

/** Returns the everyday words for the work of a trade in all languages. */
export const everydayWordsOf = (role: RoleSlug): string[] =>
  languages.flatMap((words) => words[role]?.split(',') ?? []);
