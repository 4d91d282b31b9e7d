// The complaint form for users and visitors: subject, description and contact details. After sending, the page shows
// the receipt with the number of the complaint.
import './complaint.css';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type GrievanceKind,
  grievanceEndpoints,
  MAX_GRIEVANCE_LENGTH,
  urgentGrievances,
} from '#contracts/grievances.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';
import { useCompany } from '../../parts/company/company.ts';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useSession } from '../../session/session-context.ts';
import { kinds } from './kinds.ts';
import { Receipt } from './receipt.tsx';

interface Draft {
  kind: GrievanceKind | null;
  words: string;
  contact: string;
  link: string;
}

const empty: Draft = { kind: null, words: '', contact: '', link: '' };

function useComplaint() {
  const { keyFor, answered } = useIdempotencyKey();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: ({ kind, words, contact, link }: Draft & { kind: GrievanceKind }) => {
      const body = { kind, words, language, ...(contact.trim() && { contact }), ...(link.trim() && { link }) };
      return call(grievanceEndpoints.sendGrievance, { body, idempotencyKey: keyFor(body) });
    },
    onSettled: (_data, error) => answered(error ?? undefined),
  });
}

export function ComplaintForm() {
  const { t } = useTranslation('complaint');
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const sent = useComplaint();
  const { status } = useSession();
  if (sent.data) {
    const again = () => {
      sent.reset();
      setDraft(empty);
      setTried(false);
    };
    return <Receipt receipt={sent.data} signed={status === 'in'} onAnother={again} />;
  }
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { kind } = draft;
    if (kind !== null && !sent.isPending) sent.mutate({ ...draft, kind });
  };
  return (
    <SectionCard icon="message" title={t('form.title')}>
      <p>
        {t('form.free')} <Link to={grievanceAnswerPath}>{t('form.seen')}</Link>
      </p>
      <form className="complaint" noValidate onSubmit={send}>
        <Kinds chosen={draft.kind} missing={tried && draft.kind === null} onChoose={(kind) => change({ kind })} />
        <Fields draft={draft} error={sent.error} onChange={change} />
        {sent.error && <ErrorNotice error={sent.error} />}
        <Button type="submit" variant="main" size="big" icon="send" busy={sent.isPending}>
          {t(sent.isPending ? 'form.sending' : 'form.send')}
        </Button>
      </form>
    </SectionCard>
  );
}

function ErrorNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" role="alert">
      {problemText(t, error)}
    </Notice>
  );
}

interface KindsProps {
  chosen: GrievanceKind | null;
  missing: boolean;
  onChoose: (kind: GrievanceKind) => void;
}

function Kinds({ chosen, missing, onChoose }: KindsProps) {
  const { t } = useTranslation('complaint');
  const { grievance_urgent_hours: hours } = useCompany();
  const name = useId();
  return (
    <fieldset className="complaint__kinds" aria-describedby={missing ? `${name}-error` : undefined}>
      <legend>{t('form.kind')}</legend>
      {kinds.map(({ kind, icon }) => (
        <label key={kind} className="complaint__kind">
          <input type="radio" name={name} checked={chosen === kind} onChange={() => onChoose(kind)} />
          <Icon name={icon} />
          <span>{t(`kind.${kind}`)}</span>
        </label>
      ))}
      <FieldError id={`${name}-error`} text={missing ? t('form.choose') : undefined} />
      {chosen && urgentGrievances.includes(chosen) && <Notice tone="info">{t('form.urgent', { hours })}</Notice>}
    </fieldset>
  );
}

interface FieldsProps {
  draft: Draft;
  error: unknown;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, error, onChange }: FieldsProps) {
  const { t } = useTranslation(['complaint', 'problems']);
  const { status } = useSession();
  const wrong = problemFields(t, error);
  return (
    <>
      <SpokenArea
        label={t('form.words')}
        help={t('form.words_help')}
        error={wrong.words}
        required
        rows={5}
        maxLength={MAX_GRIEVANCE_LENGTH}
        value={draft.words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      {status === 'in' ? (
        <p className="soft">{t('form.account')}</p>
      ) : (
        <TextField
          label={t('form.contact')}
          help={t('form.contact_help')}
          error={wrong.contact}
          required
          icon="phone"
          maxLength={120}
          value={draft.contact}
          onChange={(event) => onChange({ contact: event.target.value })}
        />
      )}
      <TextField
        label={t('form.link')}
        help={t('form.link_help')}
        error={wrong.link}
        optional={t('common:optional')}
        maxLength={300}
        inputMode="url"
        value={draft.link}
        onChange={(event) => onChange({ link: event.target.value })}
      />
    </>
  );
}
