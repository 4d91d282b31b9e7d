// The help lines for workers who are not paid. An operator calls a number and then sets its `checked`: the page about
// unpaid wages hides a number whose last check is too old (D71).
import lines from './help-lines.json' with { type: 'json' };
import { calendarDay } from './values.ts';
import { z } from './z.ts';

const helpLine = z.strictObject({
  name: z.string(),
  number: z.string(),
  /** Site that published the number. */
  source: z.string(),
  /** The day on which the number was last confirmed. */
  checked: calendarDay,
});
type HelpLine = z.output<typeof helpLine>;

const DAY_MS = 86_400_000;
/** A help line is shown for this number of days after its last check. */
const VALID_DAYS = 365;

const all = z.parse(z.array(helpLine), lines);

/** Returns the help lines that were checked at most 365 days before `today`. */
export const helpLinesOn = (today: string, known: readonly HelpLine[] = all): readonly HelpLine[] =>
  known.filter(({ checked }) => Date.parse(today) - Date.parse(checked) <= VALID_DAYS * DAY_MS);
