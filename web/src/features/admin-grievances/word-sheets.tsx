// The sheets in which an administrator writes a note, a decision, or the reason for reopening a grievance.
import { type ReactNode, useState } from 'react';
import {
  adminGrievanceEndpoints as endpoints,
  type GrievanceDetail,
  grievanceVerdicts,
} from '#contracts/grievances.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextArea } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { useGrievanceAct } from './queries.ts';

interface SheetProps {
  grievance: GrievanceDetail;
  onClose: () => void;
}

interface WordsSheetProps {
  title: string;
  label: string;
  help: string;
  send: string;
  max: number;
  busy: boolean;
  error: unknown;
  lead?: ReactNode;
  onSend: (words: string) => void;
  onClose: () => void;
}

function WordsSheet({ title, label, help, send, max, busy, error, lead, onSend, onClose }: WordsSheetProps) {
  const { t } = useTranslation(['admin-grievances', 'problems']);
  const [words, setWords] = useState('');
  const wrong = problemFields(t, error);
  return (
    <Sheet
      open
      title={title}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" busy={busy} onClick={() => onSend(words)}>
          {send}
        </Button>
      }
    >
      <div className="grievance-sheet">
        {lead}
        <TextArea
          label={label}
          help={help}
          error={wrong.words ?? wrong.reason}
          required
          rows={5}
          maxLength={max}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error !== null && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

export function NoteSheet({ grievance: { id }, onClose }: SheetProps) {
  const { t } = useTranslation('admin-grievances');
  const note = useGrievanceAct(id, (params, words: string) =>
    adminCall(endpoints.noteGrievance, { params, body: { words } }),
  );
  return (
    <WordsSheet
      title={t('act.note')}
      label={t('note.label')}
      help={t('note.help')}
      send={t('act.note')}
      max={2000}
      busy={note.isPending}
      error={note.error}
      onSend={(words) => note.mutate(words, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function ReopenSheet({ grievance: { id, ticket }, onClose }: SheetProps) {
  const { t } = useTranslation('admin-grievances');
  const reopened = useGrievanceAct(id, (params, reason: string) =>
    adminCall(endpoints.reopenGrievance, { params, body: { reason } }),
  );
  return (
    <WordsSheet
      title={t('reopen.title', { ticket })}
      label={t('reopen.reason')}
      help={t('reopen.help')}
      send={t('act.reopen')}
      max={1000}
      busy={reopened.isPending}
      error={reopened.error}
      onSend={(reason) => reopened.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function DecideSheet({ grievance: { id, ticket }, onClose }: SheetProps) {
  const { t } = useTranslation('admin-grievances');
  const [verdict, setVerdict] = useState<(typeof grievanceVerdicts)[number]>('upheld');
  const decided = useGrievanceAct(id, (params, words: string) =>
    adminCall(endpoints.decideGrievance, { params, body: { verdict, words } }),
  );
  return (
    <WordsSheet
      title={t('decide.title', { ticket })}
      label={t('decide.words')}
      help={t('decide.help')}
      send={t('decide.send')}
      max={2000}
      busy={decided.isPending}
      error={decided.error}
      lead={
        <Segmented
          label={t('decide.verdict')}
          value={verdict}
          choices={grievanceVerdicts.map((value) => ({ value, word: t(`verdict.${value}`) }))}
          onChoose={setVerdict}
        />
      }
      onSend={(words) => decided.mutate(words, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
