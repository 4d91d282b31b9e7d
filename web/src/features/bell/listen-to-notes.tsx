// The button that reads all notifications of a list aloud.
import type { Notification } from '#contracts/notifications.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';

export function ListenToNotes({ notes }: { notes: readonly Notification[] }) {
  const { t } = useTranslation('bell');
  const sentences = notes.flatMap(({ title, message }) => [title, message]);
  return (
    <div className="note-day">
      <ReadAloud of={{ text: { title: t('title'), words: sentences } }} looks="big" />
    </div>
  );
}
