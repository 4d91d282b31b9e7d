// Tests the names that are suggested while a user types.
import { describe, expect, it } from 'vitest';
import { suggestNames } from './suggested-names.ts';

const all = async (text: string) =>
  (await suggestNames(text, ['trade', 'town', 'area'])).map(({ kind, role, name }) => `${kind} ${role ?? name}`);

describe('Suggested names', () => {
  it.each([
    ['elec', 'trade electrician'],
    ['बिज', 'trade electrician'],
    ['மின்', 'trade electrician'],
    ['mum', 'town Mumbai'],
    ['मुंब', 'town Mumbai'],
    ['bombay', 'town Mumbai'],
    ['andh', 'area Andheri East'],
    ['अंधे', 'area Andheri'],
    ['ओखल', 'area Okhla'],
  ])('The beginning “%s” suggests the %s first', async (text, first) => {
    expect((await all(text))[0]).toBe(first);
  });

  it('The exact name of a trade comes before trades whose name starts with it, then towns, then areas', async () => {
    const order = ['trade', 'town', 'area'];
    const kinds = (await all('elec')).map((name) => order.indexOf(name.split(' ')[0] ?? ''));
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBe(3);
    expect((await all('driver'))[0]).toBe('trade driver');
  });

  it('Towns beyond the largest and areas are suggested from the third letter in every script', async () => {
    for (const [typed, name] of [
      ['nald', 'town Naldurg'],
      ['चांदूर', 'town Chandur'],
      ['okh', 'area Okhla'],
      ['अंधे', 'area Andheri'],
      ['அந்தே', 'area Andheri'],
      ['সল্ট', 'area Salt Lake'],
    ] as const)
      expect(await all(typed), typed).toContain(name);
  });

  it('Fewer than three letters suggest nothing', async () => {
    expect(await all('mu')).toEqual([]);
    expect(await all('electrician mu')).toEqual([]);
  });

  it('The words before an unfinished name stay', async () => {
    const [first] = await suggestNames('Night guard mum', ['trade', 'town', 'area']);
    expect(first).toMatchObject({ kind: 'town', name: 'Mumbai', location: 'Mumbai', before: 'Night guard' });
    const [phrase] = await suggestNames('delivery b', ['trade', 'town', 'area']);
    expect(phrase).toMatchObject({ kind: 'trade', role: 'delivery', before: '' });
  });

  it('A smaller town of a name is suggested with its state, and an area with its city', async () => {
    const towns = await suggestNames('aurangabad', ['town']);
    expect(towns.map(({ location }) => location).slice(0, 2)).toEqual(['Aurangabad', 'Aurangabad, Bihar']);
    const [area] = await suggestNames('hinjewadi', ['area']);
    expect(area).toMatchObject({ name: 'Hinjewadi', city: 'Pune', location: 'Hinjewadi, Pune' });
  });
});
