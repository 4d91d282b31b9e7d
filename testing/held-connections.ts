// Reads the API's own metrics of its connection pool.

const gauge = (figures: string, state: string) =>
  Number(new RegExp(`^kaamsetu_pool_connections\\{pool="requests",state="${state}"\\} (\\d+)`, 'm').exec(figures)?.[1]);

/**
 * Connections of the pool `requests` that are in use, plus waiting requests, from the response of `/metrics`; NaN if
 * the metric is missing.
 */
export const heldConnections = (figures: string): number =>
  gauge(figures, 'total') - gauge(figures, 'idle') + gauge(figures, 'waiting');
