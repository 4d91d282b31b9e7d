// The system page of the admin area: queues, worker processes, scheduled tasks, circuit breakers, sockets, versions,
// disk and failed tasks.
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

export const taskQueues = ['urgent', 'outside', 'bulk'] as const;
export const queueStates = ['on_time', 'slow', 'stopped'] as const;
export type QueueState = (typeof queueStates)[number];

const counts = {
  /** Tasks that are due, but not yet fetched by a worker process. */
  waiting: z.int(),
  /** Tasks scheduled for later, including retries. */
  later: z.int(),
  running: z.int(),
  /** Tasks that failed permanently, after their last attempt. */
  failed: z.int(),
  /** Seconds since the oldest waiting task became due; null if no task waits. */
  oldest_seconds: z.nullable(z.number()),
};

const taskKind = z.object({
  queue: z.enum(taskQueues),
  task: z.string(),
  ...counts,
  state: z.enum(queueStates),
  /**
   * Durations of the task in milliseconds, from the live worker processes. `last_ms`: last run. `p95_ms`: 95th
   * percentile of recent runs; null if no live worker process has run the task.
   */
  last_ms: z.nullable(z.number()),
  p95_ms: z.nullable(z.number()),
});
export type TaskKind = z.output<typeof taskKind>;

const queue = z.object({
  queue: z.enum(taskQueues),
  ...counts,
  /**
   * True if the queue has more tasks than the server counts, so `waiting` and `later` are lower than the real numbers.
   */
  capped: z.boolean(),
  state: z.enum(queueStates),
  /** Number of worker processes that run this queue and have a recent heartbeat. */
  runners: z.int(),
});
export type QueueView = z.output<typeof queue>;

const worker = z.object({
  process: z.string(),
  queues: z.array(z.enum(taskQueues)),
  /** Seconds since the last heartbeat, by the database clock. */
  seen_seconds_ago: z.number(),
  lives: z.boolean(),
  running: z.array(z.string()),
});

const scheduledTask = z.object({
  task: z.string(),
  /** Schedule as the five fields of a crontab, in UTC; null if no live worker process runs this task. */
  schedule: z.nullable(z.string()),
  last_run_at: z.nullable(instant),
});

const breaker = z.object({
  name: z.string(),
  state: z.enum(['closed', 'open', 'half_open']),
  since: z.nullable(instant),
  failures: z.int(),
});

const apiProcess = z.object({
  process: z.string(),
  version: z.string(),
  started_at: instant,
  seen_seconds_ago: z.number(),
  lives: z.boolean(),
  people: z.int(),
  administrators: z.int(),
  memory_bytes: z.int(),
  /** 99th percentile of the event loop delay over the last 10 s, in milliseconds. */
  delay_ms: z.number(),
});

const system = z.object({
  read_at: instant,
  queues: z.array(queue),
  tasks: z.array(taskKind),
  workers: z.array(worker),
  scheduled: z.array(scheduledTask),
  breakers: z.array(breaker),
  api: z.array(apiProcess),
  sockets: z.object({ people: z.int(), administrators: z.int() }),
  versions: z.object({
    product: z.string(),
    /** Git commit of the build; null if it was unknown at build time. */
    commit: z.nullable(z.string()),
    node: z.string(),
    postgres: z.string(),
    migrations: z.int(),
    last_migration: z.nullable(z.string()),
  }),
  disk: z.object({
    database_bytes: z.int(),
    tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
    /** Disk space at the folder of user files; null if the files are stored in a bucket. */
    files: z.nullable(z.object({ free_bytes: z.int(), total_bytes: z.int() })),
  }),
  connections: z.object({
    used: z.int(),
    most: z.int(),
    by_program: z.array(z.object({ program: z.string(), count: z.int() })),
  }),
  redis: z.enum(['off', 'connected', 'away']),
  /**
   * Whether the API process that answered can notify worker processes of a new task (`working`). Otherwise new tasks
   * wait until the worker processes next poll their queues (`polling`).
   */
  wake_ups: z.enum(['working', 'polling']),
  /**
   * State of the read replica, as seen by the API process that answered. `behind_seconds` is the maximum age of the
   * replica's data; null if unknown.
   */
  standby: z.object({ state: z.enum(['off', 'read', 'away']), behind_seconds: z.nullable(z.number()) }),
});
export type System = z.output<typeof system>;

const getSystem = endpoint({
  method: 'GET',
  path: '/api/v1/admin/system',
  summary:
    'State of the processes: queues and task kinds, workers, scheduled tasks, circuit breakers, sockets, versions, disk.',
  auth: 'admin',
  capability: 'look',
  response: system,
});

export const taskStates = ['failed', 'waiting', 'running', 'later'] as const;
export type TaskState = (typeof taskStates)[number];

const task = z.object({
  /** Id of the task in its queue. Tasks of different queues can have the same id. */
  id: z.string(),
  queue: z.enum(taskQueues),
  task: z.string(),
  state: z.enum(taskStates),
  attempts: z.int(),
  max_attempts: z.int(),
  run_at: instant,
  created_at: instant,
  locked_at: z.nullable(instant),
  /** Payload of the task as JSON: ids only. */
  payload: z.string(),
  /** Message of the last error, with long digit sequences removed; null without an error. */
  last_error: z.nullable(z.string()),
});
export type Task = z.output<typeof task>;

const taskName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,99}$/, 'invalid'));

const listTasks = endpoint({
  method: 'GET',
  path: '/api/v1/admin/system/tasks',
  summary:
    'The tasks of one queue in one state: failed tasks newest first, others longest waiting first. `total` counts up to 10,000.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({
    ...pageQuery,
    queue: z.enum(taskQueues, 'not_a_choice'),
    state: z._default(z.enum(taskStates, 'not_a_choice'), 'failed'),
    task: z.optional(taskName),
  }),
  response: z.object({ tasks: z.array(task), total_capped: z.boolean(), ...pageAnswer }),
});

const taskParams = z.object({ queue: z.enum(taskQueues), task_id: idParam });

const retryTask = endpoint({
  method: 'POST',
  path: '/api/v1/admin/system/tasks/{queue}/{task_id}/retry',
  summary: 'Retries a task with all its attempts. Refused while it runs.',
  auth: 'admin',
  capability: 'operate',
  params: taskParams,
  response: z.object({ retried: z.int() }),
  problems: ['not_found', 'task_running'],
});

const retryKind = endpoint({
  method: 'POST',
  path: '/api/v1/admin/system/tasks/{queue}/retry',
  summary: 'Retries the failed tasks of one kind, 1,000 at a time.',
  auth: 'admin',
  capability: 'operate',
  params: z.object({ queue: z.enum(taskQueues) }),
  body: z.strictObject({ task: taskName }),
  response: z.object({ retried: z.int(), more: z.boolean() }),
});

const removeTask = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/system/tasks/{queue}/{task_id}',
  summary: 'Deletes a task, so that its work is never done. Refused while it runs.',
  auth: 'admin',
  capability: 'operate',
  params: taskParams,
  response: z.object({ removed: z.int() }),
  problems: ['not_found', 'task_running'],
});

export const systemEndpoints = { getSystem, listTasks, retryTask, retryKind, removeTask };
