// A question is read: its trades, its places, and what is left.
import { describe, expect, it } from 'vitest';
import { roles } from '#contracts/roles.ts';
import { aliasesOf } from '../places/city-aliases.ts';
import { allPlaces } from '../places/places.ts';
import { lexicon } from './lexicon.ts';
import { readQuery } from './query.ts';
import { indexKeys, termOf } from './terms.ts';

const words = (terms: readonly { word: string }[]) => terms.map(({ word }) => word);

async function read(q: string, location?: string) {
  const { roles: trades, tradeTerms, rest, places, placeTerms } = await readQuery(q, location);
  const [place] = places;
  return {
    trade: trades[0] ?? null,
    tradeWords: words(tradeTerms),
    rest: words(rest),
    place: place?.pincode ?? place?.city ?? place?.state ?? null,
    placeWords: words(placeTerms),
  };
}

describe('reading a question', () => {
  it('parts trade, place and the rest', async () => {
    expect(await read('Urgent: electrcian needed for school in Bangalore')).toMatchObject({
      trade: 'electrician',
      rest: ['school'],
      place: 'Bengaluru',
    });
    expect(await read('बेंगलुरु में मिस्त्री का काम')).toMatchObject({ trade: 'mason', rest: [], place: 'Bengaluru' });
    expect(await read('ganesh traders')).toMatchObject({ trade: null, rest: ['ganesh', 'traders'], place: null });
  });

  it('takes the second word into account: bijli mistri is no mason', async () => {
    expect((await readQuery('bijli mistri')).roles).toEqual(['electrician']);
    expect((await readQuery('mistri')).roles.slice(0, 2)).toEqual(['mason', 'electrician']);
  });

  it('keeps the empty words of a name and leaves out others', async () => {
    expect(await read('khana banane wali chahiye')).toMatchObject({ trade: 'cook', rest: [] });
    expect(await read('silai ka kaam')).toMatchObject({ trade: 'tailor', rest: [] });
  });

  it('finds nothing in nothing', async () => {
    for (const q of ['', '   ', '%', '_ \\', 'job in', '💼', 'का काम चाहिए']) {
      expect(await read(q), q).toEqual({ trade: null, tradeWords: [], rest: [], place: null, placeWords: [] });
    }
  });

  it('reads twelve words at most, none longer than forty letters', async () => {
    const { rest } = await readQuery(Array.from({ length: 40 }, (_, at) => `w${at}${'x'.repeat(80)}`).join(' '));
    expect(rest).toHaveLength(12);
    expect(rest[0]?.word).toHaveLength(40);
  });

  it('takes no other work for a trade that sounds alike', async () => {
    for (const q of ['engineer', 'lawyer', 'school teacher', 'अध्यापक', 'bank manager', 'cold water', 'good points']) {
      expect((await readQuery(q)).roles, q).toEqual([]);
    }
  });
});

describe('the place of a question', () => {
  it.each([
    ['Bangalore', 'Bengaluru'],
    ['बंगलौर', 'Bengaluru'],
    ['பெங்களூரு', 'Bengaluru'],
    ['Banglore', 'Bengaluru'],
    ['Aurangabad, Bihar', 'Aurangabad'],
    ['411001', '411001'],
    ['४११००१', '411001'],
    ['कर्नाटक', 'Karnataka'],
  ])('is found in the field of places: %s', async (location, place) => {
    expect((await read('', location)).place).toBe(place);
  });

  it('is of the state that is named beside it', async () => {
    expect((await readQuery('', 'Aurangabad, Bihar')).places).toMatchObject([{ city: 'Aurangabad', state: 'Bihar' }]);
    expect((await readQuery('Aurangabad')).places.map(({ state }) => state)).toEqual(['Maharashtra', 'Bihar']);
  });

  it('is all of Delhi for Delhi, with its middle', async () => {
    expect((await readQuery('delhi')).places).toMatchObject([
      { kind: 'state', state: 'Delhi', city: 'Delhi', lat: 28.6519 },
    ]);
  });

  it('leaves the area to be looked for', async () => {
    expect(await read('mason', 'Whitefield, Bangalore')).toMatchObject({
      place: 'Bengaluru',
      placeWords: ['whitefield'],
    });
    expect(await read('', 'Nowhereabad')).toMatchObject({ place: null, placeWords: ['nowhereabad'] });
  });

  it('of its own field stands before one in the question', async () => {
    expect(await read('driver pune', 'Mumbai')).toMatchObject({ trade: 'driver', place: 'Mumbai', rest: ['pune'] });
  });
});

describe('the five hundred largest places', () => {
  it('are found by each of their names', async () => {
    const lost: string[] = [];
    for (const { name, state, names } of (await allPlaces()).slice(0, 500)) {
      for (const alias of [...Object.values(names), ...aliasesOf(name)]) {
        const { places } = await readQuery('', alias);
        const found = places.some((place) => place.state === state && (place.kind === 'state' || place.city === name));
        if (!found) lost.push(`${name}: ${alias}`);
      }
    }
    // Places that stand twice among our sources, under two names.
    expect(lost).toEqual(
      ['Delhi: New Delhi', 'Gaya: Bodh Gaya', 'New Delhi: Delhi NCR'].filter((known) => lost.includes(known)),
    );
  });
});

describe('the words of a job', () => {
  it('are found in another script and spelling', () => {
    const { words: own, keys } = indexKeys('घर की वायरिंग, ८ कमरे');
    expect(own).toContain('8');
    for (const word of ['wiring', 'wayring', 'ವೈರಿಂಗ್']) {
      expect(
        termOf(word).keys.some((key) => keys.includes(key)),
        word,
      ).toBe(true);
    }
    expect(termOf('8').keys).toEqual([]);
    expect(termOf('ac').keys).toEqual([]);
  });
});

describe('the lexicon', () => {
  it('knows sixty trades and more, each in all scripts', () => {
    expect(roles.length).toBeGreaterThanOrEqual(60);
    const missing = roles.flatMap(({ slug }) =>
      ['Latn', 'Deva', 'Taml', 'Telu', 'Beng', 'Mlym']
        .filter((script) => !new RegExp(`\\p{Script=${script}}`, 'u').test(lexicon[slug].names))
        .map((script) => `${slug} ${script}`),
    );
    expect(missing).toEqual([]);
  });

  it('mixes no scripts within a word', () => {
    const mixed = roles.flatMap(({ slug }) =>
      `${lexicon[slug].names},${lexicon[slug].hints}`.split(/[\s,]+/).filter((word) => {
        const scripts = ['Latn', 'Deva', 'Taml', 'Telu', 'Beng', 'Mlym', 'Cyrl', 'Grek'];
        return scripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word)).length > 1;
      }),
    );
    expect(mixed).toEqual([]);
  });
});
