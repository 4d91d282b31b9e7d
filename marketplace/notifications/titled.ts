// Prepares stored notifications for display (D110): replaces job titles by titles in the reader's language, and adds
// the language of a moderator's words that are in another language. The stored notification contains the title that the
// employer wrote, so that a change of the reader's language also affects old notifications.
import type { Notification } from '#contracts/notifications.ts';
import type { z } from '#contracts/z.ts';
import type { ReadDeps } from '../deps.ts';
import type { TitleTexts } from '../translations/composed-title.ts';
import { langOf } from '../translations/readable.ts';
import { isInReadersLanguage } from '../translations/reader-title.ts';
import { addReaderTitles } from '../translations/reader-titles.ts';
import type { TitleKey } from '../translations/title-queries.ts';
import type { notificationParams } from './kinds.ts';

/**
 * The employer's title if a title in the reader's language replaces it, and a moderator's words that are not in the
 * reader's language.
 */
export type ForeignWords = Pick<Notification, 'original_title' | 'original_lang' | 'own_words' | 'own_words_lang'>;

interface Stored extends ForeignWords {
  params: z.output<typeof notificationParams>;
  application_id: number | null;
}

/**
 * Returns the fields of `ForeignWords` that the response must contain. Returns an empty object if all words of the
 * notification are in the reader's language.
 */
export const foreignWordsOf = ({
  original_title,
  original_lang,
  own_words,
  own_words_lang,
}: ForeignWords): ForeignWords => ({
  ...(original_title && { original_title, original_lang }),
  ...(own_words && { own_words, own_words_lang }),
});

function withOwnWords<N extends Stored>(notification: N, reader: TitleTexts): N {
  const words = notification.params.reason ?? notification.params.words;
  if (!words || isInReadersLanguage(words, reader)) return notification;
  return { ...notification, own_words: words, own_words_lang: langOf(words) };
}

function keyOf({ application_id, params }: Stored): TitleKey {
  if (application_id !== null) return { application_id };
  return params.job_uid ? { job_uid: params.job_uid } : null;
}

/** Returns the notifications with titles in the reader's language and the language of a moderator's words. */
export function titleNotifications<N extends Stored>(
  deps: ReadDeps,
  notifications: readonly N[],
  reader: TitleTexts,
): Promise<N[]> {
  return addReaderTitles<N>(
    deps,
    { items: notifications.map((one) => withOwnWords(one, reader)), reader },
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
