// The port that Prometheus asks: GET /metrics, what a program adds to it, and nothing else.
import { createServer, type ServerResponse } from 'node:http';
import { describeError, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServerOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  log: Log;
  /** Other paths, and what answers them. */
  others?: Readonly<Record<string, (res: ServerResponse) => void>>;
}

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Listens apart from the product's own port, so that a proxy in front of that never shows it. A port that is taken is logged and does not
 * keep the program from its work: Prometheus says that the process cannot be read.
 */
export function startMetricsServer(
  registry: Metrics,
  { host, port, log, others = {} }: MetricsServerOptions,
): Promise<MetricsServer> {
  const sendMetrics = async (res: ServerResponse) => {
    try {
      const text = await registry.metrics();
      res.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.warn('the metrics could not be read', describeError(error));
      res.writeHead(500).end();
    }
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (req, res) => {
    if (req.method !== 'GET') {
      res.writeHead(405, { allow: 'GET' }).end();
      return;
    }
    const path = req.url?.split('?')[0] ?? '';
    if (path === '/metrics') void sendMetrics(res);
    else if (Object.hasOwn(others, path)) others[path]?.(res);
    else res.writeHead(404).end();
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve) => {
    // At every time: a port that is taken, and later a connection that cannot be taken where too many are open.
    server.on('error', (error) => {
      log.error('cannot listen for metrics', { port, ...describeError(error) });
      resolve({ port, close });
    });
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      log.info('metrics', { port: taken });
      resolve({ port: taken, close });
    });
  });
}
