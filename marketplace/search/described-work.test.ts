// Tests searches that describe the work with a verb instead of naming the trade.
import { expect, it } from 'vitest';
import { readQuery } from './query.ts';

it.each([
  ['look after old mother', 'caregiver'],
  ['പ്രായമായവരെ നോക്കാൻ', 'caregiver'],
  ['tempo chalane wala', 'driver'],
  ['कार चलाना', 'driver'],
  ['లారీ నడపడం', 'truck-driver'],
  ['லோடு ஏற்றும் வேலை', 'loader'],
  ['বস্তা তোলা', 'loader'],
  ['washing dishes', 'kitchen-helper'],
  ['खाना परोसना', 'waiter'],
  ['वायरिंग करणे', 'electrician'],
])('The search “%s” names the trade %s and no place', async (q, trade) => {
  const { roles, places } = await readQuery(q);
  expect(roles[0]).toBe(trade);
  expect(places).toEqual([]);
});
