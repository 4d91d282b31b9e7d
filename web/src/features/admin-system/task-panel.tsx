// The list of single tasks of a queue, each with its last error. Tasks that are not running can be retried or deleted.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Task, taskQueues, taskStates } from '#contracts/system.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { AdminPager } from '../../parts/admin/admin-pager.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { Panel } from './panel.tsx';
import { type TaskPage, useTaskActs, useTasks } from './queries.ts';
import { type TasksView, tasksQueryOf, tasksViewOf } from './tasks-view.ts';

interface Acts {
  retry: (task: Task) => void;
  remove: (task: Task) => void;
}

function useColumns(acts: Acts | null, state: TasksView['state']): Column<Task>[] {
  const { t } = useTranslation('admin-system');
  const { language } = useLanguage();
  return [
    { key: 'task', title: t('tasks.kind'), main: true, cell: ({ task }) => task },
    { key: 'id', title: t('tasks.id'), cell: ({ id }) => id },
    { key: 'about', title: t('tasks.about'), cell: ({ payload }) => <code className="task-about">{payload}</code> },
    {
      key: 'attempts',
      title: t('tasks.attempts'),
      cell: ({ attempts, max_attempts }) => t('tasks.attempts_of', { attempts, most: max_attempts }),
    },
    { key: 'added', title: t('tasks.added'), cell: ({ created_at }) => formatDateTime(created_at, language) },
    ...(state === 'later'
      ? [{ key: 'due', title: t('tasks.due'), cell: ({ run_at }: Task) => formatDateTime(run_at, language) }]
      : []),
    { key: 'error', title: t('tasks.error'), cell: ({ last_error }) => last_error },
    ...(acts && state !== 'running'
      ? [
          {
            key: 'do',
            title: t('tasks.actions'),
            cell: (task: Task) => (
              <span className="task-acts">
                <Button size="small" icon="refresh" onClick={() => acts.retry(task)}>
                  {t('tasks.retry')}
                </Button>
                <Button size="small" icon="trash" onClick={() => acts.remove(task)}>
                  {t('tasks.remove')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
}

/** Returns the actions of the retry and delete buttons. Each action shows a success or error message. */
function useActs() {
  const { t } = useTranslation(['admin-system', 'problems']);
  const showToast = useToast();
  const { retry, retryAll, remove } = useTaskActs();
  const onError = (error: unknown) => showToast({ tone: 'problem', text: problemText(t, error) });
  const onRetried = ({ retried }: { retried: number }) =>
    showToast({ tone: 'ok', text: t('admin-system:tasks.retried', counted(retried)) });
  return {
    busy: retry.isPending || retryAll.isPending || remove.isPending,
    retry: ({ queue, id }: Task) => retry.mutate({ queue, task_id: id }, { onError, onSuccess: onRetried }),
    retryAll: ({ queue, task }: TasksView) => retryAll.mutate({ queue, task }, { onError, onSuccess: onRetried }),
    remove: ({ queue, id }: Task) =>
      remove.mutate(
        { queue, task_id: id },
        { onError, onSuccess: () => showToast({ tone: 'ok', text: t('admin-system:tasks.removed') }) },
      ),
  };
}

function Tools({
  view,
  kinds,
  onChange,
}: {
  view: TasksView;
  kinds: readonly string[];
  onChange: (view: TasksView) => void;
}) {
  const { t } = useTranslation('admin-system');
  const choose = (change: Partial<TasksView>) => onChange({ ...view, ...change, page: 1 });
  return (
    <div className="task-tools">
      <SelectField
        label={t('tasks.queue')}
        value={view.queue}
        onChange={({ target }) =>
          choose({ queue: taskQueues.find((one) => one === target.value) ?? view.queue, task: '' })
        }
      >
        {taskQueues.map((queue) => (
          <option key={queue} value={queue}>
            {t(`queue.${queue}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('tasks.state')}
        value={view.state}
        onChange={({ target }) => choose({ state: taskStates.find((one) => one === target.value) ?? view.state })}
      >
        {taskStates.map((state) => (
          <option key={state} value={state}>
            {t(`tasks.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('tasks.kind')} value={view.task} onChange={({ target }) => choose({ task: target.value })}>
        <option value="">{t('tasks.all_kinds')}</option>
        {[...new Set([...kinds, ...(view.task ? [view.task] : [])])].sort().map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function TaskTable({ tasks, total, total_capped, page, pages, view }: TaskPage & { view: TasksView }) {
  const { t } = useTranslation('admin-system');
  const { may } = useAdmin();
  const acts = useActs();
  const [asked, setAsked] = useState<Task | null>(null);
  const columns = useColumns(may('operate') ? { retry: acts.retry, remove: setAsked } : null, view.state);
  if (tasks.length === 0)
    return <p className="panel__none soft">{t(view.state === 'failed' ? 'tasks.empty_failed' : 'tasks.empty')}</p>;
  return (
    <>
      <div className="task-line">
        <p className="soft small" role="status">
          {total_capped ? t('tasks.more_than', { number: numberText(total) }) : t('tasks.total', counted(total))}
        </p>
        {may('operate') && view.state === 'failed' && view.task && (
          <Button size="small" icon="refresh" busy={acts.busy} onClick={() => acts.retryAll(view)}>
            {t('tasks.retry_all')}
          </Button>
        )}
      </div>
      <DataTable caption={t('tasks.title')} columns={columns} rows={tasks} keyOf={({ id }) => id} />
      <AdminPager page={page} pages={pages} linkTo={(to) => `?${tasksQueryOf({ ...view, page: to })}`} />
      <ConfirmDialog
        open={asked !== null}
        title={t('tasks.remove_title')}
        keep={t('tasks.cancel')}
        confirm={t('tasks.remove')}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) acts.remove(asked);
          setAsked(null);
        }}
      >
        <p>{t('tasks.remove_text')}</p>
      </ConfirmDialog>
    </>
  );
}

export function TaskPanel({ kinds }: { kinds: readonly { queue: string; task: string }[] }) {
  const { t } = useTranslation('admin-system');
  const [query, setQuery] = useSearchParams();
  const view = tasksViewOf(query);
  const answer = useTasks(view);
  const own = kinds.filter(({ queue }) => queue === view.queue).map(({ task }) => task);
  return (
    <div id="tasks">
      <Panel title={t('tasks.title')}>
        <Tools
          view={view}
          kinds={own}
          onChange={(next) => setQuery(tasksQueryOf(next), { preventScrollReset: true })}
        />
        <QueryView
          answer={answer}
          loading={t('common:loading')}
          failed={t('failed_tasks')}
          again={t('common:try_again')}
        >
          {(found) => <TaskTable {...found} view={view} />}
        </QueryView>
      </Panel>
    </div>
  );
}
