// The query of the worker's home page, one response for the whole page.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LabourDashboard, labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { headerLanguage, requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session-context.ts';
import { useStoredAnswers } from './stored-answers.ts';

export function useLabourDashboard() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('labourDashboard', 'getDashboard', { language }),
    queryFn: ({ signal }) =>
      call(labourDashboardEndpoints.getDashboard, { query: { language: requestLanguageOf(headerLanguage()) }, signal }),
  });
}

type Task = LabourDashboard['waiting'][number];

/** Returns the tasks that have no stored answer. */
export function useOpenTasks(waiting: readonly Task[] | undefined): Task[] {
  const { user } = useSession();
  const stored = useStoredAnswers(user?.id ?? null);
  return useMemo(
    () =>
      (waiting ?? []).filter(
        (task) => !stored.some((one) => one.answer.act === task.act && one.application_id === task.application_id),
      ),
    [waiting, stored],
  );
}
