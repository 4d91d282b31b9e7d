// The sheet that confirms a decision. It asks for a message to the applicant, and for the reason of a cancellation.

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { cancelReason } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField, TextArea } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { LaterPhraseField } from '../../parts/phrases/later-phrase-field.tsx';
import { emptySlots, slotErrors } from '../../parts/phrases/slot-errors.ts';
import type { AskingMove, Decision, Move } from './decisions.ts';

const MAX_FEEDBACK_LENGTH = 500;
const REASONS = ['position_filled', 'job_closed', 'other'] as const;
const endsBadly: ReadonlySet<Move> = new Set(['rejected', 'cancelled']);

interface Typed {
  feedback: string;
  phrases: readonly PhraseInput[];
  reason: string;
}

/** Returns the decision to send; null if the reason of a cancellation is missing. */
function decisionOf(move: AskingMove, { feedback, phrases, reason }: Typed): Decision | null {
  const words = feedback.trim();
  const decision: Decision = {
    status: move,
    ...(words && { employer_feedback: words }),
    ...(phrases.length > 0 && { feedback_phrases: [...phrases] }),
  };
  if (move !== 'cancelled') return decision;
  const why = cancelReason.safeParse(reason);
  return why.success ? { ...decision, reason: why.data } : null;
}

interface DecisionSheetProps {
  application: Application;
  move: AskingMove;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

export function DecisionSheet({ application, move, onClose, onDecide }: DecisionSheetProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const [feedback, setFeedback] = useState('');
  const [phrases, setPhrases] = useState<PhraseInput[]>([]);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const name = application.applicant.first_name;
  const decide = () => {
    const decision = decisionOf(move, { feedback, phrases, reason });
    if (decision && emptySlots(phrases).length === 0) onDecide(decision);
    else setMissing(true);
  };
  return (
    <Sheet
      open
      title={t(`applications:decide.${move}`, { name })}
      close={t('applications:act.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('applications:decide.keep')}</Button>
          <Button variant={endsBadly.has(move) ? 'danger' : 'main'} onClick={decide}>
            {t(`applications:act.${move}`)}
          </Button>
        </>
      }
    >
      <p>{t(`applications:decide.${move}_more`, { name })}</p>
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
      {move !== 'completed' && (
        <>
          <LaterPhraseField
            place={{ uses: [move === 'cancelled' ? 'cancel_note' : 'employer_answer'], status: move }}
            chosen={phrases}
            onChange={setPhrases}
            errors={missing ? slotErrors(phrases, t('problems:field.required')) : {}}
          />
          <Words name={name} move={move} text={feedback} onText={setFeedback} />
        </>
      )}
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

interface WordsProps {
  name: string;
  move: Move;
  text: string;
  onText: (text: string) => void;
}

function Words({ name, move, text, onText }: WordsProps) {
  const { t } = useTranslation('applications');
  return (
    <TextArea
      label={t('decide.feedback', { name })}
      optional={t('optional')}
      placeholder={t(`decide.feedback_hint_${move}`, { defaultValue: '' })}
      help={t('decide.left', { count: MAX_FEEDBACK_LENGTH - text.length })}
      maxLength={MAX_FEEDBACK_LENGTH}
      rows={3}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
