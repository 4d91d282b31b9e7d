// The report form: what it is about, one reason and an optional text.
import './report-form.css';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { call } from '../../http/call.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { scrollToIt } from '../../kit/layout/scroll-to-it.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useSession } from '../../session/session-context.ts';
import { SpokenArea } from '../speech/spoken-area.tsx';
import { type Reason, reasonsFor, type Subject } from './reasons.ts';

const MAX_DETAILS_LENGTH = 1000;

interface Draft {
  subject: Subject;
  reason: Reason | null;
  details: string;
}

/** Labels of the choices; a crew is never one of several. */
const labels = { job: 'about_job', user: 'about_employer', crew: 'mine.about_crew' } as const;

function useReport() {
  return useMutation({
    mutationFn: ({ subject, reason, details }: Draft & { reason: Reason }) =>
      call(reportEndpoints.sendReport, {
        body: {
          target_type: subject.type,
          target_id: subject.id,
          reason,
          ...(details.trim() && { details: details.trim() }),
        },
      }),
  });
}

/** Returns the case number of an earlier report from an `already_reported` problem; null for any other error. */
function earlierCase(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== 'already_reported') return null;
  const number = error.document?.case_number;
  return typeof number === 'string' ? number : null;
}

interface ReportFormProps {
  open: boolean;
  subjects: readonly [Subject, ...Subject[]];
  onClose: () => void;
}

function useReportForm(subject: Subject) {
  const [draft, setDraft] = useState<Draft>({ subject, reason: null, details: '' });
  const [asked, setAsked] = useState(false);
  const report = useReport();
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setAsked(false);
    report.reset();
  };
  const send = () => {
    const { reason } = draft;
    if (reason === null) setAsked(true);
    else report.mutate({ ...draft, reason });
  };
  const clear = () => change({ subject, reason: null, details: '' });
  return { draft, asked, report, change, clear, send };
}

export function ReportForm({ open, subjects, onClose }: ReportFormProps) {
  const { t } = useTranslation('reports');
  const { draft, asked, report, change, clear, send } = useReportForm(subjects[0]);
  const closeDone = () => {
    clear();
    onClose();
  };
  const number = report.data?.case_number ?? earlierCase(report.error);
  if (number) {
    return <Case open={open} number={number} isNew={report.isSuccess ? 'new' : 'earlier'} onClose={closeDone} />;
  }
  return (
    <Sheet
      open={open}
      title={t('open')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" icon="flag" busy={report.isPending} onClick={send}>
          {t(report.isPending ? 'sending' : 'send')}
        </Button>
      }
    >
      {subjects.length > 1 && (
        <Segmented
          label={t('about')}
          value={draft.subject.type}
          choices={subjects.map(({ type }) => ({ value: type, word: t(labels[type]) }))}
          onChoose={(type) => {
            const subject = subjects.find((one) => one.type === type);
            if (subject) change({ subject, reason: null });
          }}
        />
      )}
      <Reasons draft={draft} missing={asked ? t('choose') : null} onChoose={(reason) => change({ reason })} />
      <SpokenArea
        label={t('details')}
        optional={t('common:optional')}
        help={t('details_help')}
        rows={3}
        maxLength={MAX_DETAILS_LENGTH}
        value={draft.details}
        onChange={(event) => change({ details: event.target.value })}
      />
      {report.error && <ErrorNotice error={report.error} />}
    </Sheet>
  );
}

/** An error notice that scrolls into view, because the list of reasons above it may be long. */
function Wrong({ children }: { children: string }) {
  return (
    <div ref={scrollToIt}>
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
    </div>
  );
}

function ErrorNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return <Wrong>{problemText(t, error)}</Wrong>;
}

interface ReasonsProps {
  draft: Draft;
  /** The error message if the user has sent the form without choosing a reason; otherwise null. */
  missing: string | null;
  onChoose: (reason: Reason) => void;
}

function Reasons({ draft, missing, onChoose }: ReasonsProps) {
  const { t } = useTranslation('reports');
  const name = useId();
  return (
    <fieldset className="report-reasons">
      <legend>{t('what')}</legend>
      {reasonsFor[draft.subject.type].map(({ reason, icon }) => (
        <label key={reason} className="report-reasons__one">
          <input type="radio" name={name} checked={draft.reason === reason} onChange={() => onChoose(reason)} />
          <Icon name={icon} />
          <span>{t(`reason.${reason}`)}</span>
        </label>
      ))}
      {missing && <Wrong>{missing}</Wrong>}
    </fieldset>
  );
}

interface CaseProps {
  open: boolean;
  number: string;
  isNew: 'new' | 'earlier';
  onClose: () => void;
}

function Case({ open, number, isNew, onClose }: CaseProps) {
  const { t } = useTranslation('reports');
  const { user_type } = useSession();
  return (
    <Sheet
      open={open}
      title={t(`done.${isNew}`)}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" onClick={onClose}>
          {t('done.ok')}
        </Button>
      }
    >
      <Notice tone={isNew === 'new' ? 'ok' : 'info'} role="status" title={t('done.number')}>
        <p className="report-case num">{number}</p>
      </Notice>
      <p>{t('done.next')}</p>
      {/* This advice is for workers. An employer must not read it as a reason to hold back wages. */}
      {user_type !== 'employer' && <p>{t('done.meanwhile')}</p>}
      <LinkButton icon="flag" to={paths.myReports}>
        {t('mine.see')}
      </LinkButton>
    </Sheet>
  );
}
