// The sheet of an application: an optional message, a résumé if the job requires one, then the next steps.
import type { JobDetail } from '#contracts/job-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useNote } from '../../parts/phrases/note.tsx';
import { asksForResume, type useApply } from './apply.ts';
import { ResumeFirst } from './resume-first.tsx';
import { WorkerNoteFields } from './worker-note-fields.tsx';

interface ApplySheetProps {
  open: boolean;
  job: JobDetail;
  employer: string;
  apply: ReturnType<typeof useApply>;
  onClose: () => void;
}

export function ApplySheet({ open, job, employer, apply, onClose }: ApplySheetProps) {
  const { t } = useTranslation(['applications', 'jobs']);
  const note = useNote();
  const closeSent = () => {
    onClose();
    note.reset();
    apply.reset();
  };
  if (apply.isSuccess) return <SentSheet open={open} job={job} employer={employer} onClose={closeSent} />;
  const send = () => {
    const written = note.read();
    if (written) apply.mutate(written, { onError: note.refuse });
  };
  return (
    <Sheet
      open={open}
      title={t('applications:apply.title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" icon="send" busy={apply.isPending} onClick={send}>
          {t(apply.isPending ? 'applications:apply.sending' : 'applications:apply.send')}
        </Button>
      }
    >
      <p>
        <b>{job.title}</b>
      </p>
      {asksForResume(apply.error) && <ResumeFirst onResumeSaved={send} />}
      <WorkerNoteFields note={note} />
      <ErrorNotice error={apply.error} />
      <p className="soft small">{t('applications:apply.free', { employer })}</p>
    </Sheet>
  );
}

function ErrorNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  // For a missing résumé, the sheet already shows an upload field instead of this notice.
  if (!error || asksForResume(error)) return null;
  return (
    <Notice tone="danger" role="alert">
      {problemText(t, error)}
    </Notice>
  );
}

function SentSheet({ open, job, employer, onClose }: Omit<ApplySheetProps, 'apply'>) {
  const { t } = useTranslation(['applications', 'jobs']);
  return (
    <Sheet
      open={open}
      title={t('applications:apply.sent')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('applications:apply.done')}</Button>
          <LinkButton variant="main" to={paths.myApplications}>
            {t('applications:apply.see')}
          </LinkButton>
        </>
      }
    >
      <div className="apply-panel__sent">
        <Notice tone="ok" title={job.title}>
          {employer}
        </Notice>
        <h3>{t('applications:apply.next_title')}</h3>
        <ol className="apply-panel__steps">
          <li>{t('applications:apply.next_1', { employer })}</li>
          <li>{t('applications:apply.next_2')}</li>
          <li>{t('applications:apply.next_3')}</li>
        </ol>
      </div>
    </Sheet>
  );
}
