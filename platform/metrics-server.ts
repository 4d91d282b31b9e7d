// HTTP server for Prometheus: GET /metrics and additional paths of a program.
import { createServer, type ServerResponse } from 'node:http';
import { describeError, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServerOptions {
  host: string;
  /** Port; 0 for a free one. */
  port: number;
  log: Log;
  /** Additional paths and their handlers. */
  others?: Readonly<Record<string, (res: ServerResponse) => void>>;
}

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Listens on a separate port, so that a reverse proxy for the product does not expose the metrics. If the port is in
 * use, the error is only logged and the program continues; Prometheus reports the failed scrape.
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
    // Errors occur at the start if the port is in use, and later if too many open files prevent accepting a connection.
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
