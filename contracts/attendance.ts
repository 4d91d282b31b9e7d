// Attendance (D35): the workdays of an accepted worker, proven by the employer's attendance code or by statements of
// worker and employer.

import { endpoint, idParam, uidParam } from './http.ts';
import { normaliseDigits } from './phone.ts';
import { phraseInputs } from './phrases.ts';
import { calendarDay, instant, prose, readerTitleField, timeOfDay } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

/**
 * States of a workday. `claimed`: the worker reported the day and the employer has not answered. `excused`: a moderator
 * has cancelled a no-show.
 */
export const attendanceStates = ['claimed', 'present', 'late', 'absent', 'excused'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** States that an employer can set for a day. */
export const employerWords = ['present', 'late', 'absent'] as const;
export type EmployerWord = (typeof employerWords)[number];

/** Entries of an employer with which the worker can agree or disagree. */
export const answerableStates = ['absent', 'late'] as const;

export const attendanceVias = ['code', 'both', 'employer', 'moderator'] as const;

export const attendanceDay = z.object({
  date: calendarDay,
  state: z.enum(attendanceStates),
  /**
   * Source of the day's state. `code`: the worker entered the employer's code. `both`: the worker reported the day and
   * the employer confirmed it. `employer`, `moderator`: the employer or a moderator set the state. Null while a
   * reported day waits for the employer's answer.
   */
  via: z.nullable(z.enum(attendanceVias)),
  /**
   * True if the leader of the worker's crew entered the code and marked the worker as present; `via` is then `code`. The
   * app of the previous release rejects other values of `via` and `allowed`.
   */
  by_leader: z.optional(z.boolean()),
  /** When the worker typed the attendance code; null if the day was entered without a code. */
  typed_at: z.nullable(instant),
  entered_at: instant,
  contest: z.nullable(z.enum(['open', 'upheld', 'dismissed'])),
  /** The moderator's decision on a contested day, as text; null before a decision. */
  outcome: z.nullable(z.string()),
  ...wordsLangField('outcome'),
  /** Whether the day counts for the worker's reliability, a part of the worker's score. */
  due: z.boolean(),
  /**
   * Actions that the caller may take on this day: an employer may set another state, a worker may contest the state.
   */
  allowed: z.array(z.enum([...employerWords, 'contest'])),
  /** Whether the worker may answer “not me” to a day that the leader of the crew entered. */
  may_deny: z.optional(z.boolean()),
});
export type AttendanceDay = z.output<typeof attendanceDay>;

/** The current attendance code for the employer's screen, and the codes after it, so that the screen works offline. */
export const attendanceCodes = z.object({
  now: z.string(),
  /** Seconds until the first code of `next` replaces the code `now`. Each code is shown for `holds_s` seconds. */
  seconds_left: z.int(),
  holds_s: z.int(),
  next: z.array(z.string()),
});
export type AttendanceCodes = z.output<typeof attendanceCodes>;

const today = { today: calendarDay, start_time: z.nullable(timeOfDay), days: z.array(attendanceDay) };

/** The crew with which the worker came to this work, and for its leader the members whom the leader may mark today. */
const crewOfWork = z.object({
  bid_uid: z.string(),
  /** Empty if the account of the user who chose the name was erased. */
  name: z.string(),
  /** Null for other members than the leader. */
  members: z.nullable(
    z.array(
      z.object({
        labour_id: z.int(),
        first_name: z.string(),
        initial: z.string(),
        /** True if the leader has marked the member as present today. */
        is_ticked: z.boolean(),
        /** True if the member answered "not me" today and has no entry for today. Absent in the previous release. */
        is_denied: z.optional(z.boolean()),
      }),
    ),
  ),
  /** True if the caller may mark members as present now. */
  may_tick: z.boolean(),
  /** Until when the leader may not mark members, after false marks; null if the leader may. */
  paused_until: z.nullable(instant),
  /** True for the leader while a moderator holds the crew. Absent in responses of the previous release. */
  is_held: z.optional(z.boolean()),
});
export type CrewOfWork = z.output<typeof crewOfWork>;

export const labourAttendance = z.object({
  ...today,
  /** Null without a crew. Responses of the previous release do not have it. */
  crew: z.optional(z.nullable(crewOfWork)),
  /** Whether the worker may enter today's code; `tries_left` is the number of wrong attempts still allowed. */
  may_enter_code: z.boolean(),
  tries_left: z.int(),
  /** Days without an attendance entry that the worker may still report as worked, latest first. */
  claimable: z.array(calendarDay),
});
export type LabourAttendance = z.output<typeof labourAttendance>;

export const employerAttendance = z.object({
  ...today,
  /** Today's codes; null if today is not a workday of the job. */
  codes: z.nullable(attendanceCodes),
  /** Days without an entry, latest first, and the states that the employer may set for each. */
  enterable: z.array(z.object({ date: calendarDay, allowed: z.array(z.enum(employerWords)) })),
});
export type EmployerAttendance = z.output<typeof employerAttendance>;

const attendee = z.object({
  application_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** Today's attendance entry; null if today has no entry yet. */
  day: z.nullable(attendanceDay),
  /** States that the employer may set for today. */
  allowed: z.array(z.enum(employerWords)),
  /** Number of other days that the worker has reported as worked and the employer has not yet confirmed or denied. */
  waiting: z.int(),
});
export type Attendee = z.output<typeof attendee>;

export const jobAttendance = z.object({
  job: z.object({ uid: z.string(), title: z.string(), start_time: z.nullable(timeOfDay), ...readerTitleField }),
  today: calendarDay,
  codes: z.nullable(attendanceCodes),
  people: z.array(attendee),
});
export type JobAttendance = z.output<typeof jobAttendance>;

export const ATTENDANCE_CODE_LENGTH = 4;

export const typedCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'attendance_code_format')),
    z.transform((text: string) => normaliseDigits(text).replace(/\s+/g, '')),
  ),
  z.string().check(z.regex(/^[0-9]{4}$/, 'attendance_code_format')),
);

const id = z.object({ application_id: idParam });

const getMyAttendance = endpoint({
  method: 'GET',
  path: '/api/v1/labour/applications/{application_id}/attendance/',
  summary: 'The days of the caller’s application, latest first, and what can be entered now.',
  auth: 'labour',
  params: id,
  response: labourAttendance,
  problems: ['not_found'],
});

const enterAttendance = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/attendance/',
  summary:
    'Enters a day by the employer’s attendance code, at once or up to 48 hours later if the code was correct at `typed_at`. Without a code, claims the day, and the employer is asked (D35).',
  auth: 'labour',
  params: id,
  status: 201,
  body: z.strictObject({
    date: calendarDay,
    code: z.optional(z.nullable(typedCode)),
    /**
     * When the worker typed the code, if the device was offline and sends the entry later; null or absent otherwise.
     */
    typed_at: z.optional(z.nullable(instant)),
  }),
  response: attendanceDay,
  problems: ['not_found', 'attendance_closed', 'attendance_code_invalid', 'attendance_code_locked', 'days_closed'],
});

const contestAttendance = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/attendance/{date}/contest/',
  summary:
    'Contests that the employer entered the day as absent or late, for 7 days. The day does not count until a moderator has decided.',
  auth: 'labour',
  params: z.object({ application_id: idParam, date: calendarDay }),
  body: z.optional(
    z.strictObject({
      note: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
      note_phrases: z.optional(phraseInputs),
    }),
  ),
  response: attendanceDay,
  problems: ['not_found', 'attendance_closed', 'already_contested'],
});

const answerAttendance = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/attendance/{date}/answer/',
  summary:
    'Agrees or disagrees with the entry `state` of the employer. To disagree is to contest. The first answer counts: the response contains it, and a later answer changes nothing. Nothing is stored if the entry has changed or its time to answer is over; then `agrees` is null.',
  auth: 'labour',
  params: z.object({ application_id: idParam, date: calendarDay }),
  body: z.strictObject({
    state: z.enum(answerableStates, 'not_a_choice'),
    agrees: z.boolean('not_a_choice'),
  }),
  response: z.object({ state: z.enum(attendanceStates), agrees: z.nullable(z.boolean()) }),
  problems: ['not_found'],
});

const getAttendance = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/{application_id}/attendance/',
  summary: 'The days of an accepted worker, and today’s code.',
  auth: 'employer',
  params: id,
  response: employerAttendance,
  problems: ['not_found'],
});

const setAttendance = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/attendance/',
  summary: 'Sets a claimed day, or a day without an entry, to present, late or absent.',
  auth: 'employer',
  params: id,
  body: z.strictObject({ date: calendarDay, state: z.enum(employerWords, 'not_a_choice') }),
  response: attendanceDay,
  problems: ['not_found', 'attendance_closed'],
});

const getJobAttendance = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/attendance/',
  summary: 'The attendance code of the caller’s job, and the workers who have come today.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  response: jobAttendance,
  problems: ['not_found'],
});

export const attendanceEndpoints = {
  getMyAttendance,
  enterAttendance,
  contestAttendance,
  answerAttendance,
  getAttendance,
  setAttendance,
  getJobAttendance,
};
