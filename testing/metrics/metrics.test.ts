// Tests the metrics with a real API, worker process and Prometheus: each event is counted once, label values
// contain no ids or invented paths, and every alert has a runbook.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { recordFailure } from '#platform/circuit-breaker.ts';
import { run, sql } from '#platform/sql.ts';
import { clientOf } from '../api.ts';
import { useDatabase } from '../database.ts';
import { buildApplication, buildSession, nextPhone } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { findProgram } from '../programs.ts';
import { waitFor } from '../wait-for.ts';
import { startWorker, type WorkerUnderTest } from '../worker-process.ts';
import { metricsIn, readAlerts, readAlertTests, readDashboard, samplesOf } from './named-metrics.ts';
import { type Running, startApi, startPrometheus } from './programs.ts';

const [prometheus, promtool] = [findProgram('prometheus'), findProgram('promtool')];
const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-metrics-'));
const ports = { web: 0, worker: 0 };
let [api, worker]: [Running | null, WorkerUnderTest | null] = [null, null];
const address = () => api?.address ?? '';
const as = (token: string | null = null) => clientOf(address, token);
const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const both = async () => samplesOf((await Promise.all([scrape(ports.web), scrape(ports.worker)])).join('\n'));

beforeAll(async () => {
  Object.assign(ports, { web: await freePort(), worker: await freePort() });
  const environment = { METRICS_PORT: String(ports.worker), DATA_DIR: folder, LOG_LEVEL: 'error' };
  const starting = startWorker({ url: database.url, supervised: false, environment });
  api = await startApi({ url: database.url, folder, metricsPort: ports.web });
  worker = await starting;
  await worker.untilReady();
});

afterAll(async () => {
  await Promise.all([api?.stop(), worker?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends requests and opens a socket, so that all metrics have values. Returns a function that closes the socket. */
async function live(): Promise<() => void> {
  const { db } = database;
  const application = await buildApplication(db);
  const [employer, token] = [await buildSession(db, application.employer), await buildSession(db, application.labour)];
  const socket = io(address(), { auth: { token }, transports: ['websocket'] });
  await waitFor('the socket', () => socket.connected);
  const heard = new Promise((resolve) => socket.once('notification.created', resolve));
  await as(employer).ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(application.id) },
    body: { status: 'shortlisted' },
  });
  await as().ok(signinEndpoints.sendOtp, { body: { phone_number: nextPhone() } });
  await heard;
  // The first task waits for ever, because it has no handler. The second fails finally, because it has one attempt.
  await run(db, sql`select from queue_urgent.add_job('nobody_knows', run_at => now() - interval '40 seconds')`);
  await run(
    db,
    sql`select from queue_bulk.add_job('index_job', '{"event_id":"none"}', max_attempts => 1, job_key => 'index_job:none')`,
  );
  for (let failure = 0; failure < 5; failure += 1) await recordFailure(db, 'translate', 'free');
  // The breaker must stay open until Prometheus has read it, which takes more than 30 s on a slow machine.
  await run(db, sql`update circuit_breakers set opened_at = opened_at + interval '1 hour' where name = 'translate'`);
  // Add a circuit breaker that opened an hour ago and has had no calls since.
  await run(db, sql`insert into circuit_breakers (name, opened_at) values ('push:others', now() - interval '1 hour')`);
  return () => socket.disconnect();
}

describe.skipIf(!prometheus)('Prometheus', () => {
  it('Prometheus reads the API and a worker process, counts each event once and evaluates the alert rules', async () => {
    const [, reader] = await Promise.all([
      live().then((leave) => leaving.push(leave)),
      startPrometheus(prometheus ?? '', { folder, ...ports }),
    ]);
    leaving.push(() => reader.stop());
    const wanted = {
      // Ask for this alert first: it is pending only until its condition has been true for the time of its rule.
      'count(ALERTS{alertname="UrgentQueueOld",alertstate="pending",severity="critical"})': 1,
      'count(up == 1)': 2,
      'kaamsetu_http_request_seconds_count{method="PATCH",status="2xx",route="/api/v1/employers/applications/{application_id}/status/"}': 1,
      'kaamsetu_http_request_seconds_count{method="POST",status="2xx",route="/api/v1/auth/send-otp/"}': 1,
      'kaamsetu_events_total{event="application.shortlisted"}': 1,
      'kaamsetu_events_total{event="otp.requested"}': 1,
      'kaamsetu_tasks_total{task="notify_labour_of_shortlist",outcome="completed"}': 1,
      'kaamsetu_tasks_total{task="index_job",outcome="given_up"}': 1,
      'kaamsetu_tasks_total{task="index_job",outcome="failed"}': 0,
      kaamsetu_bells_total: 1,
      'kaamsetu_texts_total{template="otp",outcome="accepted"}': 1,
      'kaamsetu_sockets{of="people"}': 1,
      'kaamsetu_breaker_open{breaker="translate"}': 1,
      'kaamsetu_breaker_open{breaker="push:others"}': 0,
      'kaamsetu_queue_tasks{queue="urgent",state="waiting"}': 1,
      'kaamsetu_queue_tasks{queue="bulk",state="given_up"}': 1,
      kaamsetu_worker_ready: 1,
      'sum(kaamsetu_wake_ups_total{outcome="sent"}) > bool 0': 1,
      'min(kaamsetu_wake_ups_working)': 1,
      'count(kaamsetu_tasks_found_by_poll_total)': 3,
      'kaamsetu_bridge_connected{way="notify"}': 1,
      kaamsetu_replica_read: 0,
      'count(kaamsetu_pool_connections{state="waiting"} == 0) > bool 4': 1,
      'sum(kaamsetu_sql_seconds_count{statement="notify"}) > bool 0': 1,
      'max(kaamsetu_queue_oldest_seconds{queue="urgent"}) > bool 40': 1,
      'count(ALERTS{alertname="ApiDown"}) or vector(0)': 0,
    };
    for (const [query, value] of Object.entries(wanted)) {
      const seen = () => reader.ask(query).then((series) => series.map((one) => one.value));
      await waitFor(query, async () => (await seen()).join() === String(value)).catch(async () => {
        expect(await seen(), query).toEqual([value]);
      });
    }
  });
});
const leaving: (() => unknown)[] = [];
afterAll(() => Promise.all(leaving.map((leave) => leave())));

describe('Metrics port', () => {
  it("The metrics port serves metrics and the worker's readiness only, and the product's port serves no metrics", async () => {
    const status = async (port: number, where: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${where}`, { method })).status;
    expect(await status(ports.worker, '/ready')).toBe(200);
    expect(await status(ports.worker, '/live')).toBe(200);
    for (const where of ['/', '/ready', '/metrics/', '/api/v1/jobs/']) expect(await status(ports.web, where)).toBe(404);
    expect(await status(ports.web, '/metrics', 'POST')).toBe(405);
    expect((await fetch(`${address()}/metrics`)).status).toBe(404);
  });

  it('The metrics gain no series for arbitrary paths, methods and people', async () => {
    await fetch(`${address()}/api/v1/jobs/`);
    const before = (await both()).length;
    for (let n = 0; n < 30; n += 1) {
      const phone = nextPhone();
      await Promise.all([
        fetch(`${address()}/${phone}`),
        fetch(`${address()}/api/v1/jobs/${randomUUID()}/`),
        fetch(`${address()}/api/v1/jobs/${phone}`, { method: 'DELETE' }),
        fetch(`${address()}/jobs/${randomUUID()}`),
        fetch(`${address()}/api/v1/jobs/?search=${phone}`),
        fetch(`${address()}/api/v1/admin/${phone}`, { method: n % 2 ? 'PROPFIND' : 'LOCK' }),
      ]);
    }
    const samples = await both();
    // A few routes and statements appear for the first time, with thirteen time series each. The invented paths and
    // methods of the requests must not add any.
    expect(samples.length - before).toBeLessThan(20 * 13);
    // Leave out the label `commit`, because a commit hash may contain any digits.
    const values = samples.flatMap(({ labels: { commit: _, ...labels } }) => Object.values(labels));
    expect(values.filter((value) => /\d{8}|[0-9a-f]{8}-[0-9a-f]{4}|@|PROPFIND/.test(value))).toEqual([]);
    const routes = new Set(samples.flatMap(({ labels }) => labels.route ?? []));
    const known = Object.values(endpoints).flatMap((group) => Object.values(group).map((one): string => one.path));
    expect([...routes]).toEqual(expect.arrayContaining(['none', '/api/v1/jobs/', '/jobs/{job}']));
    expect([...routes].filter((route) => route.startsWith('/api/') && !known.includes(route))).toEqual([]);
  });

  it('The metrics include everything that the alerts and the dashboard use', async () => {
    const held = new Set((await both()).map(({ name }) => name));
    const { panels, templating } = readDashboard();
    const asked = [
      ...readAlerts().map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map((one) => one.expr)),
    ];
    expect(metricsIn(asked).length).toBeGreaterThan(20);
    expect(metricsIn(asked).filter((name) => !held.has(name))).toEqual([]);
    const ours = [...held].filter((name) => name.startsWith('kaamsetu_') && !/_(?:sum|bucket|count)$/.test(name));
    expect(
      ours.filter((name) => !metricsIn(asked).includes(name)),
      'figures that no panel shows',
    ).toEqual([]);
    expect(templating.list.map(({ type }) => type)).toContain('datasource');
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const drawn = panels.filter(({ type }) => type !== 'row');
    expect(drawn.filter(({ datasource, targets }) => !datasource || !targets?.length)).toEqual([]);
  });
});

describe('Alert rules', () => {
  const alerts = readAlerts();

  const RUNBOOKS = 'docs/operations/runbooks';
  const runbookOf = (alert: string) => `${alert.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`;

  it('Every alert rule links to its runbook, which begins with the name of the alert', () => {
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`${RUNBOOKS}/${runbookOf(alert)}`);
      expect(readFileSync(annotations.runbook, 'utf8').split('\n', 1)).toEqual([`# ${alert}`]);
    }
  });

  it('Every runbook belongs to an alert rule', () => {
    expect(readdirSync(RUNBOOKS).sort()).toEqual(alerts.map(({ alert }) => runbookOf(alert)).sort());
  });

  it('The index of docs/operations lists every alert with its severity', () => {
    const index = readFileSync('docs/operations/README.md', 'utf8');
    const rows = [...index.matchAll(/^\| \[(\w+)\]\(runbooks\/([\w-]+\.md)\) \| (\w+) \|/gm)].map((row) =>
      row.slice(1),
    );
    expect(rows).toEqual(alerts.map(({ alert, labels }) => [alert, runbookOf(alert), labels.severity]));
  });

  it('Every alert rule has a test in which it fires and a test in which it is silent', () => {
    const tests = readAlertTests();
    for (const fires of [true, false]) {
      const tested = tests.flatMap((one) => (one.fires === fires ? one.alert : []));
      expect(new Set(tested)).toEqual(new Set(alerts.map(({ alert }) => alert)));
    }
  });

  it.skipIf(!promtool)('promtool accepts the configuration and the rules, and their tests pass', () => {
    const runPromtool = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(promtool ?? '', words, {
        cwd: 'deploy/prometheus',
        encoding: 'utf8',
      });
      return { status, said: status === 0 ? '' : stdout + stderr };
    };
    const well = { status: 0, said: '' };
    expect(runPromtool('check', 'config', 'prometheus.yml')).toEqual(well);
    expect(runPromtool('check', 'rules', 'alerts.yml')).toEqual(well);
    expect(runPromtool('test', 'rules', 'alerts.test.yml')).toEqual(well);
  });
});
