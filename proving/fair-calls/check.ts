// npm run prove -- fair-calls [--people 1000] [--days 28] [--calls 60] [--seed 7]: simulates calls with the rules of
// the product, and compares who gets the days of work with a control that notifies all workers at once.
import { parseArgs } from 'node:util';
import { compareFairness } from './fairness.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    days: { type: 'string', default: '28' },
    calls: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
  },
});
const size = {
  people: Number(values.people),
  days: Number(values.days),
  calls_per_day: Number(values.calls),
  seed: Number(values.seed),
};
const { ordered, control, faults } = compareFairness(size);

const rowOf = (name: string, one: typeof ordered) => ({
  notified: name,
  filled: `${(one.filled * 100).toFixed(1)} %`,
  'Gini of days': one.gini.toFixed(3),
  'without a day': one.without,
  'days p10 / p50 / p90': one.days.join(' / '),
  'minutes to fill p50 / p95': `${one.minutes.toFixed(1)} / ${one.minutes_p95.toFixed(1)}`,
  'workers a call': one.notified.toFixed(0),
});
console.table([rowOf('in the order', ordered), rowOf('all at once', control)]);
for (const fault of faults) console.error(`FAULT ${fault}`);
if (faults.length === 0) console.log('The order is as fair as required.');
process.exitCode = faults.length > 0 ? 1 : 0;
