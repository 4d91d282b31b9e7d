// The sheet of an application: an optional message, a résumé if the job requires one, then the next steps.
import { useState } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextArea } from '../../kit/form/field.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { LaterPhraseField } from '../../parts/phrases/later-phrase-field.tsx';
import { emptySlots, slotErrors } from '../../parts/phrases/slot-errors.ts';
import { asksForResume, type useApply } from './apply.ts';
import { ResumeFirst } from './resume-first.tsx';

const MAX_MESSAGE_LENGTH = 1000;

interface ApplySheetProps {
  open: boolean;
  job: JobDetail;
  employer: string;
  apply: ReturnType<typeof useApply>;
  onClose: () => void;
}

export function ApplySheet({ open, job, employer, apply, onClose }: ApplySheetProps) {
  const { t } = useTranslation(['applications', 'jobs', 'problems']);
  const [message, setMessage] = useState('');
  const [phrases, setPhrases] = useState<PhraseInput[]>([]);
  const [isTried, setTried] = useState(false);
  const closeSent = () => {
    onClose();
    setMessage('');
    setPhrases([]);
    setTried(false);
    apply.reset();
  };
  if (apply.isSuccess) return <SentSheet open={open} job={job} employer={employer} onClose={closeSent} />;
  const send = () => {
    setTried(true);
    if (emptySlots(phrases).length === 0) apply.mutate({ message: message.trim(), phrases });
  };
  return (
    <Sheet
      open={open}
      title={t('applications:apply.title')}
      close={t('jobs:close')}
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
      <LaterPhraseField
        place={{ uses: ['worker_note'] }}
        chosen={phrases}
        onChange={setPhrases}
        errors={isTried ? slotErrors(phrases, t('problems:field.required')) : {}}
      />
      <Message text={message} onText={setMessage} />
      <ErrorNotice error={apply.error} />
      <p className="soft small">{t('applications:apply.free', { employer })}</p>
    </Sheet>
  );
}

function Message({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('applications');
  return (
    <TextArea
      label={t('apply.message')}
      optional={t('optional')}
      placeholder={t('apply.message_hint')}
      maxLength={MAX_MESSAGE_LENGTH}
      rows={3}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
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
      close={t('jobs:close')}
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
