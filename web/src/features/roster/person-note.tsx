// The button and the dialog with which an employer writes a private note about a worker.
import { useState } from 'react';
import type { RosterWorker } from '#contracts/roster.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useMarkPerson } from './queries.ts';
import { nameOf } from './roster-card.tsx';

const LONGEST = 300;

export function PersonNote({ person }: { person: RosterWorker }) {
  const { t } = useTranslation('roster');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {t('note.open')}
        <span className="visually-hidden"> · {nameOf(person)}</span>
      </Button>
      {isOpen && <NoteDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ person, onClose }: { person: RosterWorker; onClose: () => void }) {
  const { t } = useTranslation(['roster', 'problems']);
  const [note, setNote] = useState(person.note ?? '');
  const { mutateAsync, isPending, error } = useMarkPerson();
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('roster:note.title', { name: nameOf(person) })}
      keep={t('common:close')}
      confirm={t('common:save')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => afterMutation(mutateAsync({ id: person.id, note: note.trim() || null }), { onSuccess: onClose })}
    >
      <SpokenArea
        label={t('roster:note.open')}
        help={t('roster:note.help')}
        maxLength={LONGEST}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
