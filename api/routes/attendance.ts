// HTTP routes of attendance for workers and employers.
import type { Express } from 'express';
import { type AttendanceDay, attendanceEndpoints as endpoints } from '#contracts/attendance.ts';
import { answerAttendance, contestAttendance } from '#marketplace/attendance/actions/contest.ts';
import { enterAttendance } from '#marketplace/attendance/actions/enter.ts';
import { recordAttendance } from '#marketplace/attendance/actions/record.ts';
import { showAttendance, showJobAttendance, showOwnAttendance } from '#marketplace/attendance/actions/show.ts';
import { showCrewOfWork } from '#marketplace/crews/actions/tick-members.ts';
import type { ApiDeps } from '../deps.ts';
import { composeDayNote } from '../http/compose-message.ts';
import { titleJobs } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

/**
 * Adds to each day the language of `outcome`, the moderator's decision on a contested day, if it is not the reader's
 * language.
 */
const withLangs = <A extends { days: AttendanceDay[] }>(req: Parameters<typeof withWordsLang>[0], answer: A): A => ({
  ...answer,
  days: answer.days.map((day) => withWordsLang(req, day, { outcome: day.outcome })),
});

export function attendanceRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getMyAttendance, async (call) =>
    withLangs(call.req, {
      ...(await showOwnAttendance(deps, personOf(call), call.params.application_id)),
      crew: await showCrewOfWork(deps, personOf(call), call.params.application_id),
    }),
  );
  mount(app, deps, endpoints.enterAttendance, (call) =>
    enterAttendance(deps, personOf(call), call.params.application_id, call.body),
  );
  mount(app, deps, endpoints.contestAttendance, (call) =>
    contestAttendance(deps, personOf(call), call.params.application_id, {
      date: call.params.date,
      ...composeDayNote(call.req, call.body),
    }),
  );
  mount(app, deps, endpoints.answerAttendance, (call) =>
    answerAttendance(deps, personOf(call), call.params.application_id, { date: call.params.date, ...call.body }),
  );
  mount(app, deps, endpoints.getAttendance, async (call) =>
    withLangs(call.req, await showAttendance(deps, personOf(call), call.params.application_id)),
  );
  mount(app, deps, endpoints.setAttendance, (call) =>
    recordAttendance(deps, personOf(call), call.params.application_id, call.body),
  );
  mount(app, deps, endpoints.getJobAttendance, async (call) => {
    const answer = await showJobAttendance(deps, personOf(call), call.params.job_uid);
    const [job = answer.job] = await titleJobs(call, [answer.job]);
    return { ...answer, job };
  });
}
