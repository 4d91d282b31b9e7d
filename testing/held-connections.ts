// What the API's own figures say of its pool.

const gauge = (figures: string, state: string) =>
  Number(new RegExp(`^kaamsetu_pool_connections\\{pool="requests",state="${state}"\\} (\\d+)`, 'm').exec(figures)?.[1]);

/** Connections of the pool of requests that somebody holds or waits for, by the text of `/metrics`; NaN where it does not tell. */
export const heldConnections = (figures: string): number =>
  gauge(figures, 'total') - gauge(figures, 'idle') + gauge(figures, 'waiting');
