// The worker's tasks on the home page: pending actions of applications, and invitations to jobs.
import type { Job } from '#contracts/job-shapes.ts';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { paths } from '../../kit/navigation/paths.ts';
import type { AnswerToTask } from './stored-answers.ts';

/** The kinds of tasks, most urgent first. The home page shows the tasks in this order. */
const acts = ['enter_code', 'answer_day', 'confirm_contact', 'answer_invitation', 'rate', 'claim_completion'] as const;
export type TaskAct = (typeof acts)[number];

type Item = LabourDashboard['waiting'][number];
export type DayTask = NonNullable<LabourDashboard['days']>[number] & { act: 'answer_day' };
export type ApplicationTask = (Item & { act: Exclude<TaskAct, 'answer_invitation' | 'answer_day'> }) | DayTask;
export type InvitationTask = { act: 'answer_invitation'; job: Job };
export type Task = ApplicationTask | InvitationTask;

/**
 * True for a task that this page can show. The type in the contract allows more values of `act`, but the server sends
 * only those in `acts`.
 */
const isTask = (item: Item): item is Exclude<ApplicationTask, DayTask> => acts.some((act) => act === item.act);

const invitationKey = (uid: string) => `answer_invitation ${uid}`;
const dayKey = (application_id: number | null, date: string) => `answer_day ${application_id} ${date}`;

export function keyOfTask(task: Task): string {
  if (task.act === 'answer_invitation') return invitationKey(task.job.uid);
  if (task.act === 'answer_day') return dayKey(task.application_id, task.date);
  return `${task.act} ${task.application_id}`;
}

/** Returns the key of the task that the answer is about. */
export function taskOfAnswer({ answer, application_id }: AnswerToTask): string {
  if (answer.act === 'answer_invitation') return invitationKey(answer.job_uid);
  if (answer.act === 'answer_day') return dayKey(application_id, answer.date);
  return `${answer.act} ${application_id}`;
}

/** Returns the path of the page that shows the answer. */
export const pathOfAnswer = ({ answer, application_id }: AnswerToTask) =>
  answer.act === 'answer_invitation' ? paths.job(answer.job_uid) : paths.myApplication(application_id ?? 0);

const placeOf = ({ act }: Task) => acts.indexOf(act);

export const tasksOf = ({ waiting, days, invitations }: LabourDashboard): Task[] =>
  [
    ...waiting.filter(isTask),
    ...(days ?? []).map((day): Task => ({ ...day, act: 'answer_day' })),
    ...(invitations?.jobs ?? []).map((job): Task => ({ act: 'answer_invitation', job })),
  ].sort((a, b) => placeOf(a) - placeOf(b));

/** Returns the home page without the task with this key. */
export const withoutTask = (home: LabourDashboard, key: string): LabourDashboard => ({
  ...home,
  waiting: home.waiting.filter((item) => !isTask(item) || keyOfTask(item) !== key),
  days: home.days?.filter(({ application_id, date }) => dayKey(application_id, date) !== key),
  invitations: home.invitations && {
    jobs: home.invitations.jobs.filter(({ uid }) => invitationKey(uid) !== key),
  },
});
