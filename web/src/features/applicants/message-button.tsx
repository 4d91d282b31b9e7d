// The button with which the employer sends a further message to a shortlisted or hired applicant. The message consists
// of prepared sentences, which the applicant reads in the applicant's language, and of the employer's own words.
import { useState } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { scrollToIt } from '../../kit/layout/scroll-to-it.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { NoteFields, useNote } from '../../parts/phrases/note.tsx';
import { useMessage } from './applicant-queries.ts';
import { feedbackOf } from './decisions.ts';

const MAX_MESSAGE_LENGTH = 500;

export function MessageButton({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  const name = readable(application.applicant.first_name);
  return (
    <>
      <Button wide icon="message" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('write.go', { name })}
      </Button>
      {isOpen && <MessageSheet application={application} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MessageSheetProps {
  application: EmployerApplication;
  name: string;
  onClose: () => void;
}

function MessageSheet({ application, name, onClose }: MessageSheetProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const note = useNote();
  const [isEmpty, setEmpty] = useState(false);
  const showToast = useToast();
  const send = useMessage(application.id);
  const submit = () => {
    const written = note.read();
    if (!written) return;
    const body = feedbackOf(written);
    const hasWords = Object.keys(body).length > 0;
    setEmpty(!hasWords);
    if (!hasWords) return;
    afterMutation(send.mutateAsync(body), {
      onSuccess: () => {
        showToast({ text: t('applications:write.sent', { name }) });
        onClose();
      },
      onError: note.refuse,
    });
  };
  return (
    <Sheet
      open
      title={t('applications:write.go', { name })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" icon="send" busy={send.isPending} onClick={submit}>
          {t('applications:general.send')}
        </Button>
      }
    >
      <p>{t('applications:write.more', { name })}</p>
      <NoteFields
        note={note}
        place={{ uses: ['employer_answer'], status: application.status }}
        label={t('applications:decide.feedback', { name })}
        optional={t('common:optional')}
        help={t('applications:decide.left', { count: MAX_MESSAGE_LENGTH - note.words.length })}
        maxLength={MAX_MESSAGE_LENGTH}
      />
      {(isEmpty || send.error) && (
        <div ref={scrollToIt}>
          <Notice tone="danger" role="alert">
            {isEmpty ? t('applications:write.empty') : problemText(t, send.error)}
          </Notice>
        </div>
      )}
    </Sheet>
  );
}
