// The worker's tasks. One card at a time shows a task as a question. After an answer, the next question appears and
// gets the focus, and the worker can undo the answer for five seconds.
import './waiting.css';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { removeTask } from './queries.ts';
import type { TaskAnswer } from './stored-answers.ts';
import { type CodeEntry, TaskCard } from './task-card.tsx';
import { keyOfTask, type Task } from './tasks.ts';
import { UndoBar } from './undo-bar.tsx';
import { useTaskAnswers } from './use-task-answers.ts';

/**
 * Milliseconds after an answer in which taps are ignored, because they may be the second tap of a double tap on the
 * previous question.
 */
const DOUBLE_TAP_MS = 500;

/** Returns the tasks in the order in which the page shows them. Tasks that the worker has postponed come last. */
function useOrder(waiting: readonly Task[]) {
  const [later, setLater] = useState<readonly string[]>([]);
  const placeOf = (task: Task) => later.indexOf(keyOfTask(task));
  const tasks = [...waiting].sort((a, b) => placeOf(a) - placeOf(b));
  const postpone = (task: Task) => {
    const key = keyOfTask(task);
    setLater((before) => [...before.filter((one) => one !== key), key]);
  };
  return { tasks, postpone };
}

interface WaitingProps {
  waiting: readonly Task[];
  codeEntry: CodeEntry;
}

export function Waiting({ waiting, codeEntry }: WaitingProps) {
  const { t } = useTranslation('labour-home');
  const { tasks, postpone } = useOrder(waiting);
  const client = useQueryClient();
  const answers = useTaskAnswers();
  const [task] = tasks;
  const { question, focusNext } = useNextFocus(task ? keyOfTask(task) : '');
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  if (!task && answeredAt === null) return null;
  const answer = (given: TaskAnswer, { detail }: MouseEvent) => {
    // A click by keyboard has the detail 0 and is never the second tap of a double tap.
    const isSecondTap = detail > 0 && answeredAt !== null && Date.now() - answeredAt < DOUBLE_TAP_MS;
    if (!task || isSecondTap) return;
    answers.answer(task.act === 'answer_invitation' ? null : task.application_id, given);
    setAnsweredAt(Date.now());
    focusNext();
  };
  const finish = () => {
    if (!task) return;
    removeTask(client, keyOfTask(task));
    setAnsweredAt(Date.now());
    focusNext(keyOfTask(task));
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
        <TaskCard key={keyOfTask(task)} task={task} question={question} onAnswer={answer}>
          {task.act === 'enter_code' && codeEntry(task.application_id, finish)}
        </TaskCard>
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

/**
 * Returns the ref for the question, and the function `focusNext`, which focuses the next question. `current` is the key
 * of the displayed task. Without an argument, `focusNext` focuses the question after the next render. With the key of a
 * task, it focuses the first question that belongs to another task, because this question may appear a few renders
 * later.
 */
function useNextFocus(current: string) {
  const question = useRef<HTMLParagraphElement>(null);
  const [move, setMove] = useState<{ from: string | null } | null>(null);
  useEffect(() => {
    if (!move || move.from === current) return;
    question.current?.focus();
    setMove(null);
  }, [move, current]);
  return { question, focusNext: (from: string | null = null) => setMove({ from }) };
}
