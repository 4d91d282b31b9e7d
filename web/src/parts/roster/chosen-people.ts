// The people whom an employer has chosen for a call. The list of people passes them to the form of the call in the state
// of the browser history, so that names of people are not in an address.
import { roleSlug } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';

const chosenPerson = z.object({ id: z.int(), name: z.string(), roles: z.array(roleSlug) });
export type ChosenPerson = z.output<typeof chosenPerson>;

const historyState = z.object({ people: z.array(chosenPerson) });

/** Returns the people in the state of the browser history; an empty list for any other state. */
export function readChosenPeople(state: unknown): ChosenPerson[] {
  const read = historyState.safeParse(state);
  return read.success ? read.data.people : [];
}
