// Makes the rows and the sums of the signed statement of a diary (D73). Pure.
import type { DiaryEntry } from '#contracts/diaries.ts';
import type { DiaryFacts } from '#contracts/document-facts.ts';
import type { StatementContent } from '#contracts/statement-rows.ts';

/** Returns the rows of the statement. Each row states that the worker has recorded it and that no other side agreed. */
export const diaryRows = (entries: readonly DiaryEntry[]): StatementContent => ({
  terms: [],
  entries: entries.map(({ kind, day, halves, paise, recorded_at }, index) => ({
    ...{ seq: index + 1, kind, by: 'labour', day, paise, halves },
    ...{ overtime_minutes: null, method: null, state: 'agreed', via: 'own', reason: null },
    ...{ matched: false, replaces: null, recorded_at, decided_at: null },
  })),
});

/** Returns the sums of the entries, which are ordered by day. */
export function diarySums(
  entries: readonly DiaryEntry[],
): Pick<DiaryFacts, 'first_day' | 'total_days' | 'half_days' | 'earned' | 'received' | 'owed' | 'entries'> {
  const days = entries.filter(({ kind }) => kind === 'day');
  const sum = (kind: DiaryEntry['kind']) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? entry.paise : 0), 0);
  const [earned, received] = [sum('day'), sum('payment')];
  return {
    first_day: days[0]?.day ?? null,
    total_days: days.length,
    half_days: days.filter(({ halves }) => halves === 1).length,
    ...{ earned, received, owed: earned - received, entries: entries.length },
  };
}
