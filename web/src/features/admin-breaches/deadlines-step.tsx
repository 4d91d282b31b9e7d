// The four steps that a data breach requires. For each: the time until its deadline, a draft letter if the step needs a
// letter, and how the step was completed.
import { useState } from 'react';
import { type Breach, type BreachStep, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { Due } from './due.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { letters } from './letter.tsx';
import { useBreachAct } from './queries.ts';

type Step = Breach['steps'][number];

export function DeadlinesStep({ breach }: { breach: Breach }) {
  return (
    <ul className="breach-steps">
      {breach.steps.map((step) => (
        <li key={step.step}>
          <StepCard breach={breach} step={step} />
        </li>
      ))}
    </ul>
  );
}

function StepCard({ breach, step }: { breach: Breach; step: Step }) {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  const letter = letters.find((one) => one === step.step);
  return (
    <Card as="section" label={t(`step.${step.step}`)}>
      <div className="breach-step">
        <div className="breach-step__line">
          <h2>{t(`step.${step.step}`)}</h2>
          <Due step={step} discovered_at={breach.discovered_at} />
        </div>
        <p className="soft small">
          {t(`rule.${step.step}`)} · {formatDateTime(step.due_at, language)}
        </p>
        {step.settled_at && (
          <p>
            {t('settle.by', { by: step.settled_by ?? '–', when: formatDateTime(step.settled_at, language) })}
            {step.reference && ` · ${step.reference}`}
            {step.reason && ` · ${step.reason}`}
          </p>
        )}
        <div className="breach-acts">
          {letter && (
            <LinkButton icon="file" to={`?letter=${letter}`}>
              {t('settle.draft')}
            </LinkButton>
          )}
        </div>
        {!breach.closed_at && <Settle key={step.state} id={breach.id} step={step} />}
      </div>
    </Card>
  );
}

interface Settling {
  step: BreachStep;
  state: Step['state'];
  reference?: string;
  reason?: string;
}

const useSettling = (id: number) =>
  useBreachAct(({ step, ...body }: Settling) =>
    adminCall(endpoints.settleStep, { params: { breach_id: id, step }, body }),
  );

interface SettleProps {
  id: number;
  step: Step;
}

function Settle(props: SettleProps) {
  return props.step.state === 'open' ? <SettleForm {...props} /> : <ReopenButton {...props} />;
}

function ReopenButton({ id, step: { step } }: SettleProps) {
  const { t } = useTranslation('admin-breaches');
  const settled = useSettling(id);
  return (
    <div className="breach-acts">
      <Button icon="undo" busy={settled.isPending} onClick={() => settled.mutate({ step, state: 'open' })}>
        {t('settle.open')}
      </Button>
    </div>
  );
}

function SettleForm({ id, step: { step } }: SettleProps) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [waiving, setWaiving] = useState(false);
  const settled = useSettling(id);
  const wrong = problemFields(t, settled.error);
  return (
    <>
      {waiving ? (
        <TextArea
          label={t('admin-breaches:settle.reason')}
          error={wrong.reason}
          required
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : (
        <TextField
          label={t('admin-breaches:settle.reference')}
          error={wrong.reference}
          maxLength={120}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <ErrorNotice error={settled.error} />
      <div className="breach-acts">
        <SettleButtons
          waiving={waiving}
          busy={settled.isPending}
          onSettle={() =>
            settled.mutate(waiving ? { step, state: 'not_needed', reason } : { step, state: 'done', reference })
          }
          onTurn={() => setWaiving(!waiving)}
        />
      </div>
    </>
  );
}

interface SettleButtonsProps {
  waiving: boolean;
  busy: boolean;
  onSettle: () => void;
  /** Called to open the form that asks why the step is not needed, or to cancel this form. */
  onTurn: () => void;
}

// The two buttons that settle a step. `waiving` is true while the form asks why the step is not needed. The buttons
// have the same positions in both cases, so React reuses the elements and the pressed button keeps the focus.
function SettleButtons({ waiving, busy, onSettle, onTurn }: SettleButtonsProps) {
  const { t } = useTranslation('admin-breaches');
  return waiving ? (
    <>
      <Button variant="main" busy={busy} onClick={onSettle}>
        {t('settle.not_needed')}
      </Button>
      <Button onClick={onTurn}>{t('settle.cancel')}</Button>
    </>
  ) : (
    <>
      <Button icon="check" busy={busy} onClick={onSettle}>
        {t('settle.done')}
      </Button>
      <Button onClick={onTurn}>{t('settle.not_needed')}</Button>
    </>
  );
}
