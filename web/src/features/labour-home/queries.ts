// The query of the worker's home page, one response for the whole page.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LabourDashboard, labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { call } from '../../http/call.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import { headerLanguage, requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useUnsentOf } from '../../parts/unsent/unsent-kind.ts';
import { useSession } from '../../session/session-context.ts';
import { storedAnswers } from './stored-answers.ts';
import { keyOfTask, type Task, taskOfAnswer, tasksOf, withoutTask } from './tasks.ts';

export function useLabourDashboard() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('labourDashboard', 'getDashboard', { language }),
    queryFn: ({ signal }) =>
      call(labourDashboardEndpoints.getDashboard, { query: { language: requestLanguageOf(headerLanguage()) }, signal }),
  });
}

export const dashboardKey = keyOfContract('labourDashboard');

/** Removes a task from the cached home page, so that it does not appear again before the next response. */
export function removeTask(client: QueryClient, key: string): void {
  client.setQueriesData<LabourDashboard>({ queryKey: dashboardKey }, (home) => home && withoutTask(home, key));
}

/** Returns the tasks that have no stored answer. */
export function useOpenTasks(home: LabourDashboard | undefined): Task[] {
  const { user } = useSession();
  const stored = useUnsentOf(storedAnswers, user?.id ?? null);
  return useMemo(() => {
    const answered = stored.map(({ content }) => taskOfAnswer(content));
    return home ? tasksOf(home).filter((task) => !answered.includes(keyOfTask(task))) : [];
  }, [home, stored]);
}
