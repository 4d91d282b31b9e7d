// The keys of the queries of diaries.
import { keyOf } from '../../http/query-keys.ts';

export const diariesKey = keyOf('diaries', 'listDiaries');
export const diaryEntriesKey = (diary_uid: string) => keyOf('diaries', 'listDiaryEntries', { diary_uid });
