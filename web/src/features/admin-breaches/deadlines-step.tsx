// The four deadlines of a breach: the remaining time, the draft letter, and how each was settled.
import { useState } from 'react';
import { type Breach, type BreachStep, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { Due } from './due.tsx';
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

function Settle({ id, step: { step, state } }: { id: number; step: Step }) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [waiving, setWaiving] = useState(false);
  const settled = useSettling(id);
  const wrong = problemFields(t, settled.error);
  const again = () => settled.mutate({ step, state: 'open' });
  if (state !== 'open')
    return (
      <div className="breach-acts">
        <Button icon="undo" busy={settled.isPending} onClick={again}>
          {t('admin-breaches:settle.open')}
        </Button>
      </div>
    );
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
      {settled.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, settled.error)}
        </Notice>
      )}
      <div className="breach-acts">
        {waiving ? (
          <>
            <Button
              variant="main"
              busy={settled.isPending}
              onClick={() => settled.mutate({ step, state: 'not_needed', reason })}
            >
              {t('admin-breaches:settle.not_needed')}
            </Button>
            <Button onClick={() => setWaiving(false)}>{t('admin-breaches:settle.cancel')}</Button>
          </>
        ) : (
          <>
            <Button
              icon="check"
              busy={settled.isPending}
              onClick={() => settled.mutate({ step, state: 'done', reference })}
            >
              {t('admin-breaches:settle.done')}
            </Button>
            <Button onClick={() => setWaiving(true)}>{t('admin-breaches:settle.not_needed')}</Button>
          </>
        )}
      </div>
    </>
  );
}
