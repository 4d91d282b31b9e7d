// Prometheus metrics of the worker process: tasks, events, pushes, device pushes, SMS. Counters whose labels are known
// start at 0, because Prometheus does not see the first increase of a counter that did not exist before.
import { Counter, Gauge, Histogram } from 'prom-client';
import { type EventName, events } from '#marketplace/events.ts';
import { type Metrics, openMetrics, SECONDS, watchPools } from '#platform/metrics.ts';
import type { Push } from '#platform/push.ts';
import type { Release } from '#platform/release.ts';
import { countStatements } from '#platform/statement-metrics.ts';
import type { WebPush } from '#platform/web-push.ts';
import type { Observer } from './runner/observer.ts';
import type { SmsSender, TemplateName } from './sms/sender.ts';

const templates: readonly TemplateName[] = ['otp', 'accepted', 'contact'];
const textOutcomes = ['accepted', 'refused', 'failed', 'unclear'];
const pushOutcomes = ['accepted', 'gone', 'key_refused', 'refused', 'failed', 'unclear'];

function observerOf(registry: Metrics): Observer {
  const addPool = watchPools(registry);
  const tasks = new Counter({
    name: 'kaamsetu_tasks_total',
    help: 'Runs of tasks by outcome. given_up is a failure after which the task is not retried.',
    labelNames: ['queue', 'task', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'kaamsetu_task_seconds',
    help: 'Duration of a run of a task in seconds, for every outcome.',
    labelNames: ['queue', 'task'],
    buckets: SECONDS,
    registers: [registry],
  });
  const found = new Counter({
    name: 'kaamsetu_tasks_found_by_poll_total',
    help: 'Tasks that a poll found, because their wake-up was lost or late.',
    labelNames: ['queue'],
    registers: [registry],
  });
  return {
    openedPool: addPool,
    knowsTasks(queue, names) {
      found.inc({ queue }, 0);
      for (const task of names)
        for (const outcome of ['completed', 'failed', 'given_up']) tasks.inc({ queue, task, outcome }, 0);
    },
    foundByPoll: (queue, tasks) => found.inc({ queue }, tasks),
    endedTask({ queue, task, outcome, seconds: took }) {
      tasks.inc({ queue, task, outcome });
      seconds.observe({ queue, task }, took);
    },
  };
}

function countEvents(registry: Metrics): (name: EventName) => void {
  const counted = new Counter({
    name: 'kaamsetu_events_total',
    help: 'Domain events by name. An event is counted once, when its reactions are dispatched.',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of Object.keys(events)) counted.inc({ event }, 0);
  return (event) => counted.inc({ event });
}

function countPushes(registry: Metrics): (push: Push, way: 'notify' | 'redis') => Push {
  const pushes = new Counter({
    name: 'kaamsetu_pushes_total',
    help: 'Messages published for sockets, by channel.',
    labelNames: ['way'],
    registers: [registry],
  });
  const bells = new Counter({
    name: 'kaamsetu_bells_total',
    help: 'Notifications that are pushed at once. Notifications of a type that the user has muted are not counted.',
    registers: [registry],
  });
  return (push, way) => {
    pushes.inc({ way }, 0);
    return async (db, messages) => {
      await push(db, messages);
      pushes.inc({ way }, messages.length);
      const notices = messages.filter(({ event }) => event === 'notification.created');
      bells.inc(notices.reduce((sum, { rooms }) => sum + rooms.length, 0));
    };
  };
}

function countPushDeliveries(registry: Metrics): (deliver: WebPush) => WebPush {
  const outcomes = new Counter({
    name: 'kaamsetu_device_pushes_total',
    help: 'Messages to the push services of browsers, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of pushOutcomes) outcomes.inc({ outcome }, 0);
  return (deliver) => async (target, payload) => {
    const delivery = await deliver(target, payload);
    outcomes.inc({ outcome: delivery.result });
    return delivery;
  };
}

function countTexts(registry: Metrics): (sender: SmsSender) => SmsSender {
  const texts = new Counter({
    name: 'kaamsetu_texts_total',
    help: 'Text messages handed to the provider, by template and outcome.',
    labelNames: ['template', 'outcome'],
    registers: [registry],
  });
  for (const template of templates) for (const outcome of textOutcomes) texts.inc({ template, outcome }, 0);
  return (sender) => ({
    repeats: sender.repeats,
    knows: (template) => sender.knows(template),
    languageFor: (language, template) => sender.languageFor(language, template),
    send: async (message) => {
      const delivery = await sender.send(message);
      texts.inc({ template: message.template, outcome: delivery.result });
      return delivery;
    },
  });
}

/**
 * Creates the metrics; called only if metrics are enabled. The `count…` functions wrap the dependencies that send
 * messages.
 */
export function createWorkerMetrics(release: Release) {
  const registry = openMetrics('worker', release);
  return {
    registry,
    watch: countStatements(registry),
    observer: observerOf(registry),
    countEvent: countEvents(registry),
    countPushes: countPushes(registry),
    countPushDeliveries: countPushDeliveries(registry),
    countTexts: countTexts(registry),
    watchReadiness(isReady: () => boolean): void {
      new Gauge({
        name: 'kaamsetu_worker_ready',
        help: '1 while every slot of this worker makes progress. 0 while the worker starts or a slot is stuck.',
        registers: [registry],
        collect() {
          this.set(isReady() ? 1 : 0);
        },
      });
    },
  };
}
