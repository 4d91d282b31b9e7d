// Reads the metric names in alert rules and the dashboard, and the samples of a scrape, to compare them.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from '#contracts/z.ts';
import { RULES } from './programs.ts';

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.looseObject({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

export const readAlerts = () =>
  rules.parse(parse(readFileSync(RULES, 'utf8'))).groups.flatMap(({ rules: alerts }) => alerts);

const unitTests = z.object({
  tests: z.array(
    z.looseObject({
      name: z.string(),
      alert_rule_test: z.array(z.looseObject({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

/** Returns the alert of each unit test of the alert rules, and whether the test requires that the alert fires. */
export const readAlertTests = () =>
  unitTests
    .parse(parse(readFileSync(RULES.replace('.yml', '.test.yml'), 'utf8')))
    .tests.flatMap((test) => test.alert_rule_test)
    .map(({ alertname, exp_alerts }) => ({ alert: alertname, fires: exp_alerts.length > 0 }));

const panel = z.looseObject({
  id: z.int(),
  type: z.string(),
  title: z.string(),
  gridPos: z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
  datasource: z.optional(
    z.object({ type: z.literal('prometheus'), uid: z.string().check(z.regex(/^\$\{datasource\}$/)) }),
  ),
  targets: z.optional(z.array(z.looseObject({ expr: z.string() }))),
});
const dashboard = z.looseObject({
  uid: z.string(),
  schemaVersion: z.int().check(z.minimum(39)),
  templating: z.object({ list: z.array(z.looseObject({ name: z.string(), type: z.string() })) }),
  panels: z.array(panel),
});

export const readDashboard = () => dashboard.parse(JSON.parse(readFileSync('deploy/grafana/kaamsetu.json', 'utf8')));

const METRIC = /\b(?:kaamsetu|process|nodejs)_[a-z0-9_]+/g;

/** Returns the metric names of the product and of Node in queries. Excludes Prometheus' own `up`. */
export const metricsIn = (queries: readonly string[]): string[] => [
  ...new Set(queries.flatMap((query) => query.match(METRIC) ?? [])),
];

export interface Sample {
  name: string;
  labels: Record<string, string>;
}

/** Returns every sample in a response of `/metrics`. */
export function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const labels = [...line.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    return { name: /^\w+/.exec(line)?.[0] ?? '', labels: Object.fromEntries(labels) };
  });
}
