// Tests that tracing never disturbs a program, even if the collector is unavailable or does not respond, with many
// spans, and in traces that are not sampled.
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCollector } from '#testing/collector.ts';
import { freePort } from '#testing/free-port.ts';
import { listeningLog } from '#testing/traces.ts';
import { waitFor } from '#testing/wait-for.ts';
import { createRootContext, currentTraceparent, runInContext } from './context.ts';
import { startSpan, withSpan } from './spans.ts';
import { startTracing } from './tracing.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const plan = { name: 'work', kind: 'internal' } as const;

async function start(endpoint: string, ratio = 1) {
  const log = listeningLog();
  const end = await startTracing({ endpoint, ratio, service: 'tests', version: '1', log });
  cleanups.push(end);
  return { log, end };
}

describe('trace spans', () => {
  it('No span is created without a collector, and the work runs unchanged', async () => {
    await startTracing({ endpoint: undefined, ratio: 1, service: 'tests', version: '1', log: listeningLog() });
    await runInContext(createRootContext(), async () => {
      expect(startSpan(plan)).toBeNull();
      expect(await withSpan(plan, async (span) => span)).toBeNull();
    });
  });

  it('Spans of a trace that is not sampled are not sent, and tasks that follow from it are not sampled either', async () => {
    const collector = await startCollector();
    cleanups.push(collector.close);
    const { end } = await start(collector.url, 0);
    const request = createRootContext();
    await runInContext(request, () =>
      withSpan(plan, async () => {
        expect(currentTraceparent()).toMatch(new RegExp(`^00-${request.request_id.replaceAll('-', '')}-.*-00$`));
        expect(startSpan(plan)).toBeNull();
      }),
    );
    expect(startSpan(plan), 'outside of requests and tasks').toBeNull();
    await end();
    expect(collector.spans).toEqual([]);
  });

  it('A failed span contains the error code, never the message', async () => {
    const collector = await startCollector();
    cleanups.push(collector.close);
    const { end } = await start(collector.url);
    const failing = withSpan(plan, () =>
      Promise.reject(Object.assign(new Error('Ramesh is there'), { code: '23505' })),
    );
    await expect(failing, 'without a context').rejects.toThrow('Ramesh');
    const request = createRootContext();
    await runInContext(request, () =>
      withSpan(plan, () => Promise.reject(Object.assign(new Error('Ramesh is there'), { code: '23505' }))),
    ).catch(() => {});
    await end();
    expect(collector.spans).toMatchObject([{ traceId: request.request_id.replaceAll('-', ''), name: 'work' }]);
    expect(collector.bodies.join('')).toContain('23505');
    expect(collector.bodies.join('')).not.toContain('Ramesh');
  });

  it('An unavailable collector is logged once, however many spans are dropped', async () => {
    const { log, end } = await start(`http://127.0.0.1:${await freePort()}`);
    runInContext(createRootContext(), () => {
      for (let n = 0; n < 6000; n += 1) startSpan(plan)?.end();
    });
    await waitFor('the log message', () => log.lines.length > 0);
    await end();
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain('traces could not be exported');
  });

  it('A collector that never responds delays the shutdown by 2 s at most', async () => {
    const silent = createServer(() => {});
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    cleanups.push(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { end } = await start(`http://127.0.0.1:${port}`);
    runInContext(createRootContext(), () => startSpan(plan)?.end());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ending = end();
    await vi.advanceTimersByTimeAsync(2000);
    await ending;
  });
});
