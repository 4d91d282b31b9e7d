import { expect, it } from 'vitest';
import { roles } from '#contracts/roles.ts';
import { guessRole } from './roles.ts';
import { readTrades } from './trades.ts';

it('Reading the trades yields to the event loop after each trade', async () => {
  let turns = 0;
  let isReading = true;
  const takeTurn = () => {
    turns += 1;
    if (isReading) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await readTrades();
  isReading = false;
  expect(turns).toBeGreaterThan(roles.length);
  expect(guessRole('Mason')).toBe('mason');
});
