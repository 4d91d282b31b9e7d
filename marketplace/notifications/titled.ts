// Adds job titles in the reader's language to the parameters of notifications when the notifications are displayed
// (D110). The stored parameters contain the employer's title, so that a change of language also affects old
// notifications.
import type { z } from '#contracts/z.ts';
import type { ReadDeps } from '../deps.ts';
import type { TitleTexts } from '../translations/composed-title.ts';
import { addReaderTitles } from '../translations/reader-titles.ts';
import type { TitleKey } from '../translations/title-queries.ts';
import type { notificationParams } from './kinds.ts';

interface Stored {
  params: z.output<typeof notificationParams>;
  application_id: number | null;
  /** The employer's title and its language, if a title in the reader's language replaces it. */
  original_title?: string | undefined;
  original_lang?: string | undefined;
}

function keyOf({ application_id, params }: Stored): TitleKey {
  if (application_id !== null) return { application_id };
  return params.job_uid ? { job_uid: params.job_uid } : null;
}

/** Returns the notifications with titles in the reader's language. */
export function titleNotifications<N extends Stored>(
  deps: ReadDeps,
  notifications: readonly N[],
  reader: TitleTexts,
): Promise<N[]> {
  return addReaderTitles<N>(
    deps,
    { items: notifications, reader },
    {
      storedTitle: (one) => ({ title: one.params.job_title, key: keyOf(one) }),
      put: (one, { text, original_lang }) => ({
        ...one,
        params: { ...one.params, job_title: text },
        original_title: one.params.job_title ?? '',
        original_lang,
      }),
    },
  );
}
