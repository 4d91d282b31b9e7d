// The worker's tasks, one card with one question at a time. After an answer the next question appears and gets the
// focus; the answer can be undone for five seconds.
import './waiting.css';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import type { TaskAnswer } from './stored-answers.ts';
import { isTask, type Task, TaskCard } from './task-card.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useTaskAnswers } from './use-task-answers.ts';

const keyOfTask = ({ act, application_id }: Task) => `${act} ${application_id}`;

/** Milliseconds after an answer in which a second tap at the same place belongs to the first tap and is ignored. */
const DOUBLE_TAP_MS = 500;

/** Returns the tasks in the order in which they are asked: postponed tasks come last. */
function useOrder(waiting: LabourDashboard['waiting']) {
  const [later, setLater] = useState<readonly string[]>([]);
  const placeOf = (task: Task) => later.indexOf(keyOfTask(task));
  const tasks = waiting.filter(isTask).sort((a, b) => placeOf(a) - placeOf(b));
  const postpone = (task: Task) => {
    const key = keyOfTask(task);
    setLater((before) => [...before.filter((one) => one !== key), key]);
  };
  return { tasks, postpone };
}

export function Waiting({ waiting }: Pick<LabourDashboard, 'waiting'>) {
  const { t } = useTranslation('labour-home');
  const { tasks, postpone } = useOrder(waiting);
  const answers = useTaskAnswers();
  const { question, focusNext } = useNextFocus();
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  const [task] = tasks;
  if (!task && answeredAt === null) return null;
  const answer = (given: TaskAnswer, { detail }: MouseEvent) => {
    // A click by keyboard has the detail 0 and is never the second tap of a double tap.
    const isSecondTap = detail > 0 && answeredAt !== null && Date.now() - answeredAt < DOUBLE_TAP_MS;
    if (!task || isSecondTap) return;
    answers.answer(task.application_id, given);
    setAnsweredAt(Date.now());
    focusNext();
  };
  const undo = () => {
    answers.undo();
    setAnsweredAt(0);
    focusNext();
  };
  const askLater = () => {
    if (task) postpone(task);
    focusNext();
  };
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting" className="visually-hidden">
        {t('waiting.title')}
      </h2>
      {task ? (
        <TaskCard key={keyOfTask(task)} task={task} question={question} onAnswer={answer} />
      ) : (
        <p className="waiting__card" ref={question} tabIndex={-1}>
          <Icon name="check-circle" />
          {t('waiting.done')}
        </p>
      )}
      {tasks.length > 1 && (
        <Button variant="link" className="waiting__later" onClick={askLater}>
          {t('waiting.later')}
        </Button>
      )}
      <UndoBar last={answers.last} onUndo={undo} onFocus={answers.postpone} />
    </section>
  );
}

/** Moves the focus to the next question after an answer. */
function useNextFocus() {
  const question = useRef<HTMLParagraphElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) question.current?.focus();
  }, [moves]);
  return { question, focusNext: () => setMoves((count) => count + 1) };
}
