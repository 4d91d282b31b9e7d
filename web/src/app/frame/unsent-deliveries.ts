// The kinds of items that a worker's phone stores until they are sent.
import { dayDelivery } from '../../features/attendance/day-delivery.ts';
import { callAnswerDelivery } from '../../features/calls/answer-delivery.ts';
import { taskAnswerDelivery } from '../../features/labour-home/answer-delivery.ts';
import { diaryEntryDelivery } from '../../features/wages/entry-delivery.ts';

export const unsentDeliveries = [dayDelivery, taskAnswerDelivery, callAnswerDelivery, diaryEntryDelivery];
