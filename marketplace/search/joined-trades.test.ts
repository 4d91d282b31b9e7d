// Tests that whole sentences and joined trades are read as the work that the user asks for.
import { expect, it } from 'vitest';
import { readQuery } from './query.ts';

it('Verb forms that sound like a trade name no trade', async () => {
  for (const q of [
    'main bihar se aaya hun kaam chahiye',
    'khana rehna company de kahin bhi jaunga',
    'मैं गाँव से आया हूँ कुछ काम चाहिए',
  ])
    expect((await readQuery(q)).roles, q).toEqual([]);
});

it('A verb form that is also the name of a town names the town', async () => {
  expect((await readQuery('खेत में काम गया')).places).toMatchObject([{ city: 'Gaya' }]);
});

it('A query that joins two trades names both', async () => {
  expect((await readQuery('driver and helper job in pune')).roles).toEqual(['driver', 'helper']);
  expect((await readQuery('রান্না আর ঘর মোছার কাজ')).roles).toEqual(expect.arrayContaining(['cook', 'domestic-worker']));
});

it('A query that joins cooking and cleaning names domestic work first', async () => {
  expect((await readQuery('खाना बनाने और सफाई का काम')).roles[0]).toBe('domestic-worker');
});

it('An inflected verb matches the name of the trade', async () => {
  expect((await readQuery('पुण्यात फरशी बसवायचं काम')).roles).toEqual(['tiler']);
  expect((await readQuery('കല്ലുപണിക്കാരന് ജോലി')).roles).toEqual(['mason']);
});

it('A name that many trades share does not outweigh a word for the thing', async () => {
  expect((await readQuery('bullet pulsar theek karne wala mistri nagpur')).roles).toEqual(['mechanic']);
});

it('A worker without experience is read from the sentence', async () => {
  for (const q of ['अनुभव नसलेल्यांना पुण्यात काम', 'pehli naukri chahiye', 'అనుభవం లేదు పని కావాలి'])
    expect((await readQuery(q)).conditions, q).toMatchObject([{ name: 'experience', value: 'none' }]);
});
