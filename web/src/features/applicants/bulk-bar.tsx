// The toolbar for the selected applicants. One button shortlists all selected applicants, and another button rejects
// them with the same message.

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import type { Note } from '../../parts/phrases/note.tsx';
import { useMoveMany } from './applicant-queries.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import { CompareButton } from './compare-button.tsx';
import { feedbackOf } from './decisions.ts';
import type { Selection } from './selection.ts';

export interface RefusedApplication {
  name: string;
  code: string;
}

interface BulkBarProps {
  applications: readonly Application[];
  selection: Selection;
  onRefused: (refused: readonly RefusedApplication[]) => void;
}

export function BulkBar({ applications, selection, onRefused }: BulkBarProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const [asks, setAsks] = useState(false);
  const showToast = useToast();
  const move = useMoveMany();
  // The selection may contain applicants who are no longer shown, for example after a change of the sort order. Only
  // the shown applicants are changed.
  const chosen = applications.filter((one) => selection.choiceOf(one)?.isChosen);
  const ids = chosen.map(({ id }) => id);
  const nameOf = (id: number) => readable(applications.find((one) => one.id === id)?.applicant.first_name ?? '');
  const send = (status: 'shortlisted' | 'rejected', note?: Note, refuse?: (error: unknown) => boolean) =>
    afterMutation(move.mutateAsync({ ids, status, ...(note && feedbackOf(note)) }), {
      onSuccess: ({ updated, refused }) => {
        onRefused(refused.map(({ id, code }) => ({ name: nameOf(id), code })));
        setAsks(false);
        selection.stop();
        const doneText = t('applications:bulk.done', { count: updated.length });
        if (updated.length > 0) showToast({ text: `${t('applications:done.changed')}. ${doneText}` });
      },
      onError: (error) => {
        if (refuse?.(error)) return;
        setAsks(false);
        showToast({ tone: 'problem', text: problemText(t, error) });
      },
    });
  const none = ids.length === 0;
  return (
    <ActionBar>
      <p className="bulk__count" role="status">
        {none ? t('applications:bulk.none') : t('applications:bulk.chosen', { count: ids.length })}
      </p>
      <Button
        variant="main"
        icon="star"
        disabled={none}
        busy={move.isPending && !asks}
        onClick={() => send('shortlisted')}
      >
        {t('applications:bulk.shortlist')}
      </Button>
      <Button icon="x-circle" disabled={none || move.isPending} onClick={() => setAsks(true)}>
        {t('applications:bulk.reject')}
      </Button>
      <CompareButton chosen={chosen} />
      {asks && (
        <BulkSheet
          count={ids.length}
          busy={move.isPending}
          onClose={() => setAsks(false)}
          onReject={(note, refuse) => send('rejected', note, refuse)}
        />
      )}
    </ActionBar>
  );
}
