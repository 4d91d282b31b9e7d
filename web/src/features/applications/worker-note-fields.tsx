// The fields of the worker's note in an application.
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoteFields, type useNote } from '../../parts/phrases/note.tsx';

const MAX_MESSAGE_LENGTH = 1000;

export function WorkerNoteFields({ note }: { note: ReturnType<typeof useNote> }) {
  const { t } = useTranslation('applications');
  return (
    <NoteFields
      note={note}
      place={{ uses: ['worker_note'] }}
      label={t('apply.message')}
      optional={t('common:optional')}
      placeholder={t('apply.message_hint')}
      maxLength={MAX_MESSAGE_LENGTH}
    />
  );
}
