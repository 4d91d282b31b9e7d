import { expect, it } from 'vitest';
import { roles } from '#contracts/roles.ts';
import { guessRole } from './roles.ts';
import { readTrades } from './trades.ts';

it('the words of the trades are read a trade at a time: whoever asks meanwhile has a turn', async () => {
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
