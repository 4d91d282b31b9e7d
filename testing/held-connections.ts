// Reads from the metrics of the API how many connections of its pool are used.

const gauge = (figures: string, state: string) =>
  Number(new RegExp(`^kaamsetu_pool_connections\\{pool="requests",state="${state}"\\} (\\d+)`, 'm').exec(figures)?.[1]);

/**
 * Returns the number of used connections of the pool `requests` plus the requests that wait for one; NaN if the metric
 * is missing. `figures` is the response of `/metrics`.
 */
export const heldConnections = (figures: string): number =>
  gauge(figures, 'total') - gauge(figures, 'idle') + gauge(figures, 'waiting');
