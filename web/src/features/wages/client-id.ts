// The id of a request that writes to a wage account. The server stores a repeated request with the same id only once.

/** Converts an idempotency key (32 hexadecimal digits) to a version 4 UUID, which the API requires as `client_id`. */
export const uuidOf = (key: string): string =>
  [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)].join('-');
