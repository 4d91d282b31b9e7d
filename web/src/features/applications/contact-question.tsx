// The question “Did the employer contact you?”: the worker answers with one tap, and can change the answer or add a
// note.
import { afterMutation } from '../../http/after-mutation.ts';
import './contact-question.css';
import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { employerName } from '../../parts/employer/employer-name.ts';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useConfirmContact } from './contact-answers.ts';

const MAX_NOTES_LENGTH = 500;

/** True if the worker may answer the question or has already answered it. Otherwise the section is hidden. */
export const hasContactQuestion = ({ acts, contact_confirmation }: Application) =>
  acts.includes('confirm_contact') || contact_confirmation !== null;

/** True if the worker may answer the question and has not yet answered it. */
export const isContactAsked = ({ acts, contact_confirmation }: Application) =>
  acts.includes('confirm_contact') && contact_confirmation === null;

/** Shows the question on the card of an application in a list. */
export function WaitingQuestion({ application }: { application: Application }) {
  const { t } = useTranslation(['contact', 'reference']);
  const employer = employerName(application.employer) || t('reference:deleted_user');
  const question = t('contact:question.title', { employer });
  return (
    <section className="contact-question contact-question--asked" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      <Answers application={application} onDone={() => {}} />
    </section>
  );
}

/** Shows the question on the page of the application or, after the worker has answered, the answer and the note. */
export function ContactQuestion({ application }: { application: Application }) {
  const { t } = useTranslation('contact');
  const [isChanging, setChanging] = useState(false);
  const { contact_confirmation: said, acts } = application;
  const mayAnswer = acts.includes('confirm_contact');
  if (mayAnswer && (said === null || isChanging)) {
    return (
      <div className="contact-question">
        <p className="soft small">{t('question.why')}</p>
        <Answers application={application} onDone={() => setChanging(false)} />
      </div>
    );
  }
  if (said === null) return null;
  return (
    <div className="contact-question">
      <Notice tone={said.contacted ? 'ok' : 'still'} icon={said.contacted ? 'check-circle' : 'x-circle'}>
        <p>{t(said.contacted ? 'question.said_yes' : 'question.said_no')}</p>
        {said.notes && <p>“{said.notes}”</p>}
      </Notice>
      {mayAnswer && (
        <>
          <Words key={said.updated_at} application={application} contacted={said.contacted} before={said.notes} />
          <Button icon="pencil" onClick={() => setChanging(true)}>
            {t('question.change')}
          </Button>
        </>
      )}
    </div>
  );
}

function Answers({ application, onDone }: { application: Application; onDone: () => void }) {
  const { t } = useTranslation(['contact', 'problems']);
  const showToast = useToast();
  const answer = useConfirmContact(application);
  const send = (contacted: boolean) =>
    afterMutation(answer.mutateAsync({ contacted, notes: application.contact_confirmation?.notes ?? null }), {
      onSuccess: () => {
        showToast({ text: t(contacted ? 'contact:question.confirmed' : 'contact:question.thanks') });
        onDone();
      },
    });
  const sent = answer.isPending ? answer.variables.contacted : null;
  return (
    <>
      <div className="contact-question__answers">
        <Button icon="check-circle" busy={sent === true} disabled={sent === false} onClick={() => send(true)}>
          {t('contact:question.yes')}
        </Button>
        <Button icon="x-circle" busy={sent === false} disabled={sent === true} onClick={() => send(false)}>
          {t('contact:question.no')}
        </Button>
      </div>
      {answer.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, answer.error)}
        </Notice>
      )}
    </>
  );
}

interface WordsProps {
  application: Application;
  contacted: boolean;
  before: string | null;
}

function Words({ application, contacted, before }: WordsProps) {
  const { t } = useTranslation(['contact', 'applications', 'problems']);
  const [notes, setNotes] = useState(before ?? '');
  const showToast = useToast();
  const answer = useConfirmContact(application);
  const send = () =>
    afterMutation(answer.mutateAsync({ contacted, notes: notes.trim() || null }), {
      onSuccess: () => showToast({ text: t('contact:question.thanks') }),
    });
  return (
    <>
      <SpokenArea
        label={t('contact:question.notes')}
        optional={t('common:optional')}
        placeholder={t('contact:question.notes_hint')}
        maxLength={MAX_NOTES_LENGTH}
        rows={2}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {answer.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, answer.error)}
        </Notice>
      )}
      {notes.trim() !== (before ?? '') && (
        <Button icon="send" busy={answer.isPending} onClick={send}>
          {t('contact:question.save')}
        </Button>
      )}
    </>
  );
}
