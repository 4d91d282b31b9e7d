// Tests that no form of a verb hides a trade or a town.
import { expect, it } from 'vitest';
import { aliasesOf } from '../places/city-aliases.ts';
import { normaliseText } from '../places/normalise.ts';
import { allPlaces } from '../places/places.ts';
import { lexicon } from './lexicon.ts';
import { readQuery } from './query.ts';
import { rawWords } from './tokens.ts';
import { verbForms } from './verb-forms.ts';

const normal = (words: string) => words.split(' ').map(normaliseText);

/**
 * Verbs, and words for “company” and “work”. They name a trade only together with other words, as in `diya banana` (to
 * make lamps), and many searches use them without these words.
 */
const partsOfNames = normal('ki karne diya aata khilana करने चालवणे करणे बनवणे उचलणे उचलणारे काम company कंपनी కంపెనీ കമ്പനി');
/** Small towns whose names are everyday verbs (“happened”, “stayed”, “can”). The field `location` finds them. */
const smallTowns = normal('hui raha sakti');

const names = Object.values(lexicon).flatMap((trade) => trade.names.split(','));
const wordsOfName = (name: string) => rawWords(name).map(normaliseText);

it('No verb form is the whole name of a trade', () => {
  const whole = names.map(wordsOfName).flatMap((words) => (words.length === 1 ? words : []));
  expect(whole.filter((word) => verbForms.has(word))).toEqual([]);
});

it("No verb form is part of a trade's name, except words that need further words", () => {
  const found = new Set(names.flatMap(wordsOfName).filter((word) => verbForms.has(word)));
  expect([...found].sort()).toEqual([...partsOfNames].sort());
});

it('No verb form is the name of a place, except small towns', async () => {
  const places = (await allPlaces()).flatMap(({ name, district, names: others }) => [
    name,
    district,
    ...Object.values(others),
    ...aliasesOf(name),
  ]);
  const found = new Set(places.map((name) => normaliseText(name ?? '')).filter((name) => verbForms.has(name)));
  expect([...found].sort()).toEqual([...smallTowns].sort());
});

it.each([
  ['आया', 'child-carer'],
  ['aaya ka kaam', 'child-carer'],
  ['आया की नौकरी', 'ward-attendant'],
  ['बस', 'bus-driver'],
  ['gai ka kaam', 'dairy-worker'],
  ['बाड़ी', 'gardener'],
  ['सांभाळणे', 'caregiver'],
])('The search “%s” names the trade %s', async (q, trade) => {
  expect((await readQuery(q)).roles).toContain(trade);
});

it.each(['main bihar se aaya hun', 'kal aaya tha kaam chahiye', 'मैं गाँव से आया हूँ'])(
  'The word before the auxiliary is a verb in the search “%s”',
  async (q) => {
    expect((await readQuery(q)).roles).toEqual([]);
  },
);

it.each([
  ['Agar', 'Agar'],
  ['Rehti', 'Rehti'],
  ['Hui', 'Hui'],
])('The location “%s” is the town %s', async (location, city) => {
  expect((await readQuery('driver', location)).places).toMatchObject([{ city }]);
});
