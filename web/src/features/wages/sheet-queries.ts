// Queries and mutations of the employer's wage sheet.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  wageSheetEndpoints as endpoints,
  MAX_SHEET_ITEMS,
  type WageSheetItem,
  type WageSheetResult,
} from '#contracts/wage-sheet.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

export interface Period {
  from: string;
  to: string;
  /** Only the workers of this job. */
  job_uid?: string;
}

/** Returns the wage sheet of one job or of all jobs for these days. */
export function useSheet(period: Period) {
  return useQuery({
    queryKey: keyOf('wageSheet', 'getSheet', { ...period }),
    queryFn: ({ signal }) => call(endpoints.getSheet, { query: period, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
    refetchOnReconnect: true,
  });
}

/**
 * Returns the mutation that stores items, in requests of at most 500. The items contain their client ids, so a retry
 * with the same items stores nothing twice.
 */
export function useSaveItems() {
  const client = useQueryClient();
  const keys = [keyOfContract('wageSheet'), keyOfContract('wages'), keyOfContract('employerDashboard')];
  return useMutation({
    mutationFn: async (items: readonly WageSheetItem[]) => {
      const results: WageSheetResult[] = [];
      for (let at = 0; at < items.length; at += MAX_SHEET_ITEMS) {
        const body = { items: items.slice(at, at + MAX_SHEET_ITEMS) };
        results.push(...(await call(endpoints.saveSheet, { body })).results);
      }
      return results;
    },
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Returns the mutation that downloads the sheet as a CSV file. */
export function useSheetFile(period: Period) {
  return useMutation({
    mutationFn: async () =>
      saveAs(await callFile(endpoints.getSheetFile, { query: period }), `kaamsetu-${period.from}-${period.to}.csv`),
  });
}
