// Tests that metric labels of statements and errors contain only names from the code and error classes, never user
// input.
import { expect, it } from 'vitest';
import { openMetrics } from './metrics.ts';
import { countStatements, errorClassOf, withoutErrors } from './statement-metrics.ts';

const failed = (code: string, message = '') => Object.assign(new Error(message), { code });

it('An error is labelled with the class of its SQLSTATE, and a network error with `connection` or `timeout`', () => {
  expect(errorClassOf(failed('23505'))).toBe('23');
  expect(errorClassOf(failed('57P01'))).toBe('57');
  expect(errorClassOf(failed('XX000'))).toBe('XX');
  expect(errorClassOf(failed('EPIPE'))).toBe('connection');
  expect(errorClassOf(failed('ECONNREFUSED'))).toBe('connection');
  expect(errorClassOf(new Error('Query read timeout'))).toBe('timeout');
  expect(errorClassOf(new Error('timeout exceeded when trying to connect'))).toBe('timeout');
});

it('A statement is labelled with its name or its first word, and the number of names is limited', async () => {
  const registry = openMetrics('api', { version: '1', commit: null });
  const watch = countStatements(registry);
  const sent = (text: string, name?: string) => watch(name === undefined ? { text } : { text, name })({ rows: 1 });
  sent('  SELECT secret_9876543210 from people');
  sent('vacuum secret_9876543210');
  for (let n = 0; n < 1000; n += 1) sent('select 1', `made up ${n}`);
  watch({ text: 'select' })({ rows: null, error: failed('08006') });
  const text = await registry.metrics();
  expect(text).not.toContain('9876543210');
  expect(text).toContain('kaamsetu_sql_seconds_count{statement="select"} 2');
  expect(text).toContain('kaamsetu_sql_seconds_count{statement="other"} 701');
  expect(text).toContain('kaamsetu_sql_errors_total{class="08"} 1');
  expect(text.match(/kaamsetu_sql_seconds_count/g)).toHaveLength(302);
});

it('An error of a replica is not counted, because the main database answers', async () => {
  const registry = openMetrics('api', { version: '1', commit: null });
  withoutErrors(countStatements(registry))({ text: 'select' })({ rows: null, error: failed('ECONNREFUSED') });
  const text = await registry.metrics();
  expect(text).toContain('kaamsetu_sql_seconds_count{statement="select"} 1');
  expect(text).toContain('kaamsetu_sql_errors_total{class="connection"} 0');
});
