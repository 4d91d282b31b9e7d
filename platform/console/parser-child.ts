// Long-lived process that validates statements. It runs no statement and has no database connection.
import { checkStatement } from './guard.ts';
import { refusalOf } from './refusal.ts';

process.once('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  const { id, query } = Object(message);
  if (typeof query !== 'string') return;
  const answer = await checkStatement(query).then(() => null, refusalOf);
  process.send?.({ id, answer });
});
