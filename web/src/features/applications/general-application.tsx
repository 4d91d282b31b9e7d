// The button that sends a general application to an employer for any job, “I want to work for you” (D29). Only
// signed-in workers see the button. The button is hidden if the employer's account was erased.
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import type { Job } from '#contracts/job-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { crewsPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { ProfileRequirementSheet } from '../../parts/completion/profile-requirement-sheet.tsx';
import { useProfileRequirement } from '../../parts/completion/use-profile-requirement.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { useNote } from '../../parts/phrases/note.tsx';
import { useSession } from '../../session/session-context.ts';
import { useApply } from './apply.ts';
import { WorkerNoteFields } from './worker-note-fields.tsx';

interface GeneralApplicationProps {
  employer: Job['employer'];
  /** Uid of the job whose page shows the buttons; also offers to go to this job with the crew. */
  job_uid?: string;
  variant?: 'main' | 'quiet';
}

export function GeneralApplication({ employer, job_uid, variant = 'quiet' }: GeneralApplicationProps) {
  const { t } = useTranslation(['applications', 'crews']);
  const { user_type, status } = useSession();
  const [open, setOpen] = useState(false);
  const apply = useApply({ employer_id: employer.id });
  const requirement = useProfileRequirement(apply.error, apply.reset);
  const name = employerName(employer);
  // Hide the button if the employer's account was erased: the employer then has no name and cannot hire.
  if (status !== 'in' || user_type !== 'labour' || !name) return null;
  const close = () => {
    setOpen(false);
    apply.reset();
  };
  return (
    <>
      {job_uid && (
        <LinkButton wide icon="users" to={`${crewsPath}?job=${job_uid}`}>
          {t('crews:ask.open')}
        </LinkButton>
      )}
      <Button wide icon="user-plus" variant={variant} onClick={() => requirement.pass(() => setOpen(true))}>
        {t('applications:general.go')}
      </Button>
      <GeneralSheet open={open && !requirement.shortfall} name={name} apply={apply} onClose={close} />
      <ProfileRequirementSheet
        user_type="labour"
        shortfall={requirement.shortfall}
        onClose={() => {
          setOpen(false);
          requirement.close();
        }}
      />
    </>
  );
}

interface GeneralSheetProps {
  open: boolean;
  name: string;
  apply: ReturnType<typeof useApply>;
  onClose: () => void;
}

function GeneralSheet({ open, name, apply, onClose }: GeneralSheetProps) {
  const { t } = useTranslation(['applications', 'jobs']);
  const note = useNote();
  const isThere = apply.isSuccess || isAlreadyThere(apply.error);
  const toList = (
    <LinkButton variant="main" to={paths.myApplications}>
      {t('applications:apply.see')}
    </LinkButton>
  );
  const send = (
    <Button
      variant="main"
      size="big"
      icon="send"
      busy={apply.isPending}
      onClick={() => {
        const written = note.read();
        if (written) apply.mutate(written, { onError: note.refuse });
      }}
    >
      {t(apply.isPending ? 'applications:apply.sending' : 'applications:general.send')}
    </Button>
  );
  return (
    <Sheet
      open={open}
      title={t('applications:general.title', { employer: name })}
      close={t('common:close')}
      onClose={onClose}
      foot={isThere ? toList : send}
    >
      {apply.isSuccess && (
        <Notice tone="ok" role="status" title={t('applications:general.sent', { employer: name })}>
          {t('applications:apply.next_2')}
        </Notice>
      )}
      {!isThere && <p>{t('applications:general.more', { employer: name })}</p>}
      {!isThere && <WorkerNoteFields note={note} />}
      <ErrorNotice error={apply.error} />
    </Sheet>
  );
}

const isAlreadyThere = (error: unknown) => error instanceof CallError && error.code === 'already_applied';

function ErrorNotice({ error }: { error: unknown }) {
  const { t } = useTranslation(['applications', 'problems']);
  if (!error) return null;
  if (isAlreadyThere(error)) return <Notice tone="info">{t('applications:general.already')}</Notice>;
  return (
    <Notice tone="danger" role="alert">
      {problemText(t, error)}
    </Notice>
  );
}
