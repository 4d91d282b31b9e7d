// A card that shows one task of the worker as a question. The worker answers on the card, or presses a button that
// opens the page on which the task is done.
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '#contracts/job-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { Pay } from '../../parts/job/pay.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { StarButtons } from './star-buttons.tsx';
import type { TaskAnswer } from './stored-answers.ts';
import type { ApplicationTask, Task, TaskAct } from './tasks.ts';

const icons: Record<TaskAct, IconName> = {
  enter_code: 'door',
  answer_day: 'calendar',
  confirm_contact: 'phone',
  answer_invitation: 'briefcase',
  rate: 'star',
  claim_completion: 'check-circle',
};

/** Renders the field for today's code of an application. Calls `onTaken` after the server has accepted the code. */
export type CodeEntry = (application_id: number, onTaken: () => void) => ReactNode;

interface TaskCardProps {
  task: Task;
  /** The ref of the question. The question gets the focus when this card replaces the card of an answered task. */
  question: Ref<HTMLParagraphElement>;
  onAnswer: (answer: TaskAnswer, event: MouseEvent) => void;
  /** The field for today's code, rendered by another feature; false for other tasks. */
  children: ReactNode;
}

export function TaskCard({ task, question, onAnswer, children }: TaskCardProps) {
  const text = useQuestionText(task);
  return (
    <div className="waiting__card">
      <Icon name={icons[task.act]} />
      <div className="waiting__words">
        <p className="waiting__ask" ref={question} tabIndex={-1}>
          {text}
        </p>
        <div className="small">
          <Subject task={task} />
        </div>
      </div>
      <div className="waiting__answers">
        <ListenToTask task={task} question={text} />
      </div>
      <div className="waiting__answers">{children || <Answers task={task} onAnswer={onAnswer} />}</div>
    </div>
  );
}

/** The button that reads the question, the title of the job and the possible answers aloud. */
function ListenToTask({ task, question }: { task: Task; question: string }) {
  const { t } = useTranslation(['labour-home', 'contact', 'applications', 'ratings']);
  const of = task.act === 'answer_invitation' ? inReadersLanguage(task.job).title : titleOf(task);
  const answers: Record<TaskAct, readonly string[]> = {
    enter_code: [],
    answer_day: [t('labour-home:waiting.answer_day.agree'), t('labour-home:waiting.answer_day.disagree')],
    confirm_contact: [t('contact:question.yes'), t('contact:question.no')],
    answer_invitation: [t('applications:apply.go'), t('labour-home:waiting.answer_invitation.decline')],
    rate: ([1, 5] as const).map((stars) => t('ratings:stars.one', { count: stars, word: t(`ratings:stars.${stars}`) })),
    claim_completion: [t('labour-home:waiting.claim_completion.do')],
  };
  const sentences = [question, of, ...answers[task.act]].filter((sentence) => sentence !== null);
  return <ReadAloud of={{ text: { title: question, words: sentences } }} looks="big" />;
}

const titleOf = ({ job_title, reader_title }: ApplicationTask) =>
  job_title && withReaderTitle({ title: job_title, reader_title }).title;

function useQuestionText(task: Task): string {
  const { t } = useTranslation(['labour-home', 'jobs']);
  const { language } = useLanguage();
  if (task.act === 'answer_invitation') {
    const company = employerName(task.job.employer) || t('jobs:employer.unknown');
    return t('labour-home:waiting.answer_invitation.ask', { company });
  }
  const company = readable(task.company);
  if (task.act === 'answer_day')
    return t(`labour-home:waiting.answer_day.${task.state}`, { company, day: weekDay(task.date, language) });
  return t(`labour-home:waiting.${task.act}.ask`, { company });
}

/**
 * Shows the job that the task is about. For the question about today's code, also shows the employer, because this
 * question does not name the employer. All other questions do.
 */
function Subject({ task }: { task: Task }) {
  if (task.act === 'answer_invitation') return <InvitedJob job={task.job} />;
  return task.act === 'enter_code' ? <About task={task} /> : <JobTitleOf task={task} />;
}

function InvitedJob({ job }: { job: Job }) {
  const { placeText } = usePlaceNames();
  const shown = inReadersLanguage(job);
  return (
    <>
      <Link className="place-link" to={paths.job(job.uid)}>
        {shown.title}
      </Link>
      <OriginalTitle of={shown} />
      <Pay amount={job.salary_amount} period={job.salary_period} />
      {placeText(job)}
    </>
  );
}

function Answers({ task, onAnswer }: Pick<TaskCardProps, 'task' | 'onAnswer'>) {
  const { t } = useTranslation(['labour-home', 'contact', 'applications']);
  if (task.act === 'rate') return <StarButtons onChoose={(score, event) => onAnswer({ act: 'rate', score }, event)} />;
  if (task.act === 'confirm_contact') {
    return (
      <YesNo
        yes={t('contact:question.yes')}
        no={t('contact:question.no')}
        onAnswer={(contacted, event) => onAnswer({ act: 'confirm_contact', contacted }, event)}
      />
    );
  }
  if (task.act === 'answer_day') {
    const { date, state } = task;
    return (
      <YesNo
        yes={t('labour-home:waiting.answer_day.agree')}
        no={t('labour-home:waiting.answer_day.disagree')}
        onAnswer={(agrees, event) => onAnswer({ act: 'answer_day', date, state, agrees }, event)}
      />
    );
  }
  if (task.act === 'answer_invitation') {
    const { uid: job_uid } = task.job;
    return (
      <YesNo
        yes={t('applications:apply.go')}
        no={t('labour-home:waiting.answer_invitation.decline')}
        onAnswer={(accepted, event) => onAnswer({ act: 'answer_invitation', job_uid, accepted }, event)}
      />
    );
  }
  if (task.act !== 'claim_completion') return null;
  return (
    <LinkButton variant="main" size="big" wide to={`${paths.myApplication(task.application_id)}#claim`}>
      {t('labour-home:waiting.claim_completion.do')}
    </LinkButton>
  );
}

interface YesNoProps {
  yes: string;
  no: string;
  onAnswer: (isYes: boolean, event: MouseEvent) => void;
}

function YesNo({ yes, no, onAnswer }: YesNoProps) {
  return (
    <div className="waiting__pair">
      <Button size="big" icon="check-circle" onClick={(event) => onAnswer(true, event)}>
        {yes}
      </Button>
      <Button size="big" icon="x-circle" onClick={(event) => onAnswer(false, event)}>
        {no}
      </Button>
    </div>
  );
}

/** Shows the title of the task's job. Renders nothing for a general application, which belongs to no job. */
function JobTitleOf({ task: { job_title, reader_title } }: { task: ApplicationTask }) {
  if (!job_title) return null;
  const job = withReaderTitle({ title: job_title, reader_title });
  return (
    <>
      {job.title}
      <OriginalTitle of={job} />
    </>
  );
}

/** Names the job and the employer of a task. */
function About({ task: { job_title, reader_title, company } }: { task: ApplicationTask }) {
  const { t } = useTranslation('labour-home');
  if (!job_title) return readable(company);
  const job = withReaderTitle({ title: job_title, reader_title });
  return (
    <>
      {t('waiting.about', { job: job.title, company: readable(company) })}
      <OriginalTitle of={job} />
    </>
  );
}
