// Entries of diaries that were written without a network, stored in this browser until they are sent (D73). They are shown
// separately and are in no sum.
import { useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { type Unsent, unsentKind, useUnsentOf } from '../../parts/unsent/unsent-kind.ts';
import { useSession } from '../../session/session-context.ts';

const entryShape = z.object({
  diary_uid: z.string(),
  entry: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('day'), day: z.string(), halves: z.int() }),
    z.object({ kind: z.literal('payment'), day: z.string(), paise: z.int() }),
  ]),
});

/** An unsent entry; `refused` is the problem code of the server's refusal. */
export type UnsentEntry = Unsent<z.output<typeof entryShape>>;

export const unsentEntries = unsentKind({ name: 'diary', shape: entryShape });

/** Returns the user's unsent entries of a diary. The component renders again when they change. */
export function useUnsentEntries(diary_uid: string): UnsentEntry[] {
  const { user } = useSession();
  const all = useUnsentOf(unsentEntries, user?.id ?? null);
  return useMemo(() => all.filter(({ content }) => content.diary_uid === diary_uid), [all, diary_uid]);
}
