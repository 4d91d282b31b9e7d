// One task of the worker as a question. Some questions are answered on the card; the others have a button to the page
// with the answer.
import type { MouseEvent, Ref } from 'react';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { StarButtons } from './star-buttons.tsx';
import type { TaskAnswer } from './stored-answers.ts';

type Item = LabourDashboard['waiting'][number];

const icons = {
  enter_code: 'door',
  confirm_contact: 'phone',
  rate: 'star',
  claim_completion: 'check-circle',
} as const satisfies Partial<Record<Item['act'], IconName>>;

/**
 * A task whose `act` has an icon in `icons`. The server sends only tasks with these acts, although the contract's type
 * allows more.
 */
export type Task = Item & { act: keyof typeof icons };
export const isTask = (item: Item): item is Task => Object.hasOwn(icons, item.act);

const placeOf = ({ act, application_id }: Task) =>
  act === 'enter_code' ? paths.myDays : paths.myApplication(application_id);

interface TaskCardProps {
  task: Task;
  /** The question, which gets the focus when the card replaces another card. */
  question: Ref<HTMLParagraphElement>;
  onAnswer: (answer: TaskAnswer, event: MouseEvent) => void;
}

export function TaskCard({ task, question, onAnswer }: TaskCardProps) {
  const { t } = useTranslation('labour-home');
  return (
    <div className="waiting__card">
      <Icon name={icons[task.act]} />
      <div className="waiting__words">
        <p className="waiting__ask" ref={question} tabIndex={-1}>
          {t(`waiting.${task.act}.ask`, { company: readable(task.company) })}
        </p>
        <p className="small">
          {/* The question of each task names the employer, except the question about today's code. So the employer is
             named below that question. */}
          {task.act === 'enter_code' ? <About task={task} /> : <JobTitleOf task={task} />}
        </p>
      </div>
      <div className="waiting__answers">
        <Answers task={task} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

function Answers({ task, onAnswer }: Omit<TaskCardProps, 'question'>) {
  const { t } = useTranslation(['labour-home', 'contact']);
  if (task.act === 'rate') return <StarButtons onChoose={(score, event) => onAnswer({ act: 'rate', score }, event)} />;
  if (task.act === 'confirm_contact') {
    const answer = (contacted: boolean) => (event: MouseEvent) =>
      onAnswer({ act: 'confirm_contact', contacted }, event);
    return (
      <div className="waiting__pair">
        <Button size="big" icon="check-circle" onClick={answer(true)}>
          {t('contact:question.yes')}
        </Button>
        <Button size="big" icon="x-circle" onClick={answer(false)}>
          {t('contact:question.no')}
        </Button>
      </div>
    );
  }
  return (
    <LinkButton variant="main" size="big" wide to={placeOf(task)}>
      {t(`labour-home:waiting.${task.act}.do`)}
    </LinkButton>
  );
}

/** Names the job of a task; renders nothing for an application that belongs to no job. */
function JobTitleOf({ task: { job_title, reader_title } }: { task: Task }) {
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
function About({ task: { job_title, reader_title, company } }: { task: Task }) {
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
