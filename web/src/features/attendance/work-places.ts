// The worker's current workplaces, stored in this browser, so that a code can be typed offline.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';
import { localKey } from '../../http/query-keys.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { typedEmployerName } from '../../parts/employer/employer-name.ts';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { useSession } from '../../session/session-context.ts';

const workPlace = z.object({
  id: z.int(),
  title: z.string(),
  /** The employer's name as the employer typed it, because the user may later change the language of the screen. */
  employer: z.string(),
  original_title: z.optional(z.string()),
  original_lang: z.optional(z.string()),
});
export type WorkPlace = z.output<typeof workPlace>;

const kept = z.object({ user_id: z.int(), places: z.array(workPlace) });
const MAX_APPLICATIONS = 20;

function readPlaces(userId: number): WorkPlace[] {
  try {
    const parsed = z.safeParse(kept, JSON.parse(readStored('workPlaces') ?? 'null'));
    return parsed.success && parsed.data.user_id === userId ? parsed.data.places : [];
  } catch {
    return [];
  }
}

function workPlaceOf({ id, job, employer }: Application): WorkPlace {
  const { title, original_title, original_lang } = withReaderTitle(job ?? { title: '' });
  return { id, title, original_title, original_lang, employer: typedEmployerName(employer) };
}

/** Returns the workplaces of the signed-in user from the server. Without a network, returns the stored workplaces. */
export function useWorkPlaces() {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const query = useQuery({
    queryKey: localKey('work-places', { userId }),
    queryFn: async ({ signal }) => {
      const query = { status: 'accepted', limit: MAX_APPLICATIONS } as const;
      const { applications } = await call(applicationEndpoints.listMyApplications, { query, signal });
      const places = applications.filter(({ job }) => job !== null).map(workPlaceOf);
      store('workPlaces', JSON.stringify({ user_id: userId, places }));
      return places;
    },
    retry: false,
    refetchOnReconnect: true,
  });
  // Stored workplaces are shown at once and replaced by the response.
  const places = useMemo(() => query.data ?? readPlaces(userId), [query.data, userId]);
  return { ...query, places };
}
