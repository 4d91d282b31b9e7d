// An OTLP/HTTP JSON trace collector, and helpers to read the tree of its spans.
import { createServer } from 'node:http';
import { z } from '#contracts/z.ts';

const value = z.looseObject({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.int(), z.string()])),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const span = z.looseObject({
  traceId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  spanId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  attributes,
});
const exported = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(span) })),
    }),
  ),
});

type CollectedSpan = z.output<typeof span> & { service: string };

const textOf = (list: z.output<typeof attributes>, name: string) =>
  list.find(({ key }) => key === name)?.value.stringValue ?? '';

/** Starts a collector on a free port. The test must close it. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const strange: string[] = [];
  const server = createServer(async (req, res) => {
    const parts: Uint8Array[] = [];
    for await (const part of req) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    const read = exported.safeParse(JSON.parse(body));
    if (req.url !== '/v1/traces' || req.headers['content-type'] !== 'application/json' || !read.success) {
      strange.push(`${req.method} ${req.url} ${read.error?.message}`);
      res.writeHead(400).end('{}');
      return;
    }
    bodies.push(body);
    for (const { resource, scopeSpans } of read.data.resourceSpans) {
      const service = textOf(resource.attributes, 'service.name');
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((one) => ({ ...one, service }))));
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    bodies,
    /** Requests that violate the protocol. */
    strange,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Returns the span names from the root down to a span: `a > b > c`. */
export function pathOf(spans: readonly CollectedSpan[], one: CollectedSpan): string {
  const above = spans.find(({ spanId }) => spanId === one.parentSpanId);
  return above ? `${pathOf(spans, above)} > ${one.name}` : one.name;
}
