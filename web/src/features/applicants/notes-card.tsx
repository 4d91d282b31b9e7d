// The employer's own notes on an applicant. The notes are saved by the save button and when the text field loses the
// focus. Unsaved notes are marked.

import { useState } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useNotes } from './applicant-queries.ts';

const MAX_NOTES_LENGTH = 1000;

export function NotesCard({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['contact', 'problems']);
  const before = application.notes ?? '';
  // The typed text; null until the user types. While the typed text is null, the field shows the saved notes.
  const [typed, setTyped] = useState<string | null>(null);
  const showToast = useToast();
  const keep = useNotes(application.id);
  const text = typed ?? before;
  const isNew = text.trim() !== before.trim();
  const save = () =>
    afterMutation(keep.mutateAsync(text), {
      onSuccess: () => {
        setTyped((now) => (now === text ? null : now));
        showToast({ text: t('contact:notes.kept') });
      },
    });
  return (
    <SectionCard icon="pencil" title={t('contact:notes.title')}>
      <SpokenArea
        label={t('contact:notes.label')}
        placeholder={t('contact:notes.hint')}
        help={isNew ? t('contact:notes.unsaved') : undefined}
        maxLength={MAX_NOTES_LENGTH}
        rows={3}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        // Leaving the field saves the notes.
        onBlur={() => isNew && !keep.isPending && save()}
      />
      {keep.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, keep.error)}
        </Notice>
      )}
      {(isNew || keep.isPending) && (
        <Button wide icon="check" busy={keep.isPending} onClick={save}>
          {t('contact:notes.save')}
        </Button>
      )}
    </SectionCard>
  );
}
