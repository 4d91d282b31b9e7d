// The sheet that confirms a decision. The sheet asks for a message to the applicant, and for the reason of a
// cancellation.

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { cancelReason } from '#contracts/reference.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { type Note, NoteFields, useNote } from '../../parts/phrases/note.tsx';
import { type AskingMove, type Decision, feedbackOf, type Move, type SendDecision } from './decisions.ts';

const MAX_FEEDBACK_LENGTH = 500;
const REASONS = ['position_filled', 'job_closed', 'other'] as const;
const endsBadly: ReadonlySet<Move> = new Set(['rejected', 'cancelled']);

/** Returns the decision to send; null if the reason of a cancellation is missing. */
function decisionOf(move: AskingMove, note: Note, reason: string): Decision | null {
  const decision: Decision = { status: move, ...feedbackOf(note) };
  if (move !== 'cancelled') return decision;
  const why = cancelReason.safeParse(reason);
  return why.success ? { ...decision, reason: why.data } : null;
}

interface DecisionSheetProps {
  application: Application;
  move: AskingMove;
  onClose: () => void;
  onDecide: SendDecision;
}

export function DecisionSheet({ application, move, onClose, onDecide }: DecisionSheetProps) {
  const { t } = useTranslation('applications');
  const note = useNote();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const name = readable(application.applicant.first_name);
  const decide = async () => {
    const written = note.read();
    const decision = written && decisionOf(move, written, reason);
    if (!decision) return setMissing(true);
    if (!decision.feedback_phrases) return void onDecide(decision);
    setSending(true);
    await onDecide(decision, note.refuse);
    setSending(false);
  };
  return (
    <Sheet
      open
      title={t(`decide.${move}`, { name })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('decide.keep')}</Button>
          <Button variant={endsBadly.has(move) ? 'danger' : 'main'} busy={isSending} onClick={() => void decide()}>
            {t(`act.${move}`)}
          </Button>
        </>
      }
    >
      <p>{t(`decide.${move}_more`, { name })}</p>
      {move === 'cancelled' && (
        <ReasonField
          value={reason}
          missing={missing && reason === ''}
          onChoose={(next) => {
            setReason(next);
            setMissing(false);
          }}
        />
      )}
      {move !== 'completed' && <AnswerFields note={note} name={name} move={move} />}
    </Sheet>
  );
}

interface ReasonFieldProps {
  value: string;
  missing: boolean;
  onChoose: (reason: string) => void;
}

function ReasonField({ value, missing, onChoose }: ReasonFieldProps) {
  const { t } = useTranslation(['applications', 'reference']);
  return (
    <SelectField
      required
      label={t('applications:decide.reason')}
      value={value}
      error={missing ? t('applications:decide.reason_missing') : undefined}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('applications:decide.no_reason')}</option>
      {REASONS.map((code) => (
        <option key={code} value={code}>
          {t(`reference:cancel_reason.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}

interface AnswerFieldsProps {
  note: ReturnType<typeof useNote>;
  name: string;
  move: Move;
}

function AnswerFields({ note, name, move }: AnswerFieldsProps) {
  const { t } = useTranslation('applications');
  return (
    <NoteFields
      note={note}
      place={{ uses: [move === 'cancelled' ? 'cancel_note' : 'employer_answer'], status: move }}
      label={t('decide.feedback', { name })}
      optional={t('common:optional')}
      placeholder={t(`decide.feedback_hint_${move}`, { defaultValue: '' })}
      help={t('decide.left', { count: MAX_FEEDBACK_LENGTH - note.words.length })}
      maxLength={MAX_FEEDBACK_LENGTH}
    />
  );
}
