// Finds small towns whose names are known only in Latin letters, if the query writes the name in the script of the town's
// state: `சிங்காநல்லூர்` is Singanallur in Tamil Nadu. The index of a script is built at its first use.
import { stateName } from '#contracts/lists.ts';
import type { StateCode } from '#contracts/reference.ts';
import { isWithinEditDistance } from '../places/edit-distance.ts';
import { type Keys, keysOfPhrase, loosened } from '../places/keys.ts';
import type { Place } from '../places/places.ts';
import { AliasIndex, type Level } from './alias-index.ts';
import { rawWords, type Token } from './tokens.ts';

/**
 * Scripts with the states in which most people write them, and how uncertain a match may be: Tamil does not write
 * whether a consonant is voiced.
 */
const scripts: readonly { letters: RegExp; boldest: Level; states: readonly StateCode[] }[] = [
  {
    letters: /^\p{Script=Deva}/u,
    boldest: 'sound',
    states: ['UP', 'BR', 'MP', 'RJ', 'MH', 'HR', 'DL', 'JH', 'CG', 'UK', 'HP', 'GA'],
  },
  { letters: /^\p{Script=Beng}/u, boldest: 'sound', states: ['WB', 'TR', 'AS'] },
  { letters: /^\p{Script=Taml}/u, boldest: 'loose', states: ['TN', 'PY'] },
  { letters: /^\p{Script=Telu}/u, boldest: 'sound', states: ['AP', 'TS'] },
  { letters: /^\p{Script=Mlym}/u, boldest: 'strict', states: ['KL', 'LD'] },
];

type Script = (typeof scripts)[number];

/** Minimum number of consonants of the word. Unrelated words often share fewer. */
const SHORTEST = 4;
/** Number of consonants from which one vowel may differ. */
const LONG = 5;

const isClose = (asked: Keys, town: Keys) =>
  isWithinEditDistance(loosened(asked.sound), loosened(town.sound), asked.strict.length < LONG ? 0 : 1);

function makeIndex({ states, boldest }: Script, small: readonly Place[]): AliasIndex<Place> {
  const index = new AliasIndex<Place>();
  const names = new Set(states.map(stateName));
  const tolerant = boldest === 'sound' ? 'sound' : true;
  for (const town of small) if (names.has(town.state)) index.add(town.name, town, { tolerant });
  return index;
}

/**
 * Returns a function that finds the towns that a word means, largest first. `small`: the towns that other words match
 * only exactly.
 */
export function nativeTowns(small: readonly Place[]): (token: Token) => readonly Place[] {
  const built = new Map<Script, AliasIndex<Place>>();
  return (token) => {
    const script = scripts.find(({ letters }) => letters.test(token.word));
    if (!script || token.forms.every(({ keys }) => keys.strict.length < SHORTEST)) return [];
    const index = built.get(script) ?? makeIndex(script, small);
    built.set(script, index);
    const towns = index.find([token], script.boldest)?.values ?? [];
    return towns.filter(({ name }) => token.forms.some(({ keys }) => isClose(keys, keysOfPhrase(rawWords(name)))));
  };
}
