// An idempotency key for one user action. The key stays the same across retries, so that the server executes the action
// once.
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';

const BYTES = 16;

/** Returns a random key. Does not use `crypto.randomUUID`, which browsers provide only in secure contexts (HTTPS). */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates the idempotency keys of one form or button. The same body gets the same key until the server has answered.
 */
export function idempotencyKeys() {
  let kept: { request: string; key: string } | null = null;
  return {
    keyFor: (body: unknown): string => {
      const request = JSON.stringify(body);
      if (kept?.request !== request) kept = { request, key: newKey() };
      return kept.key;
    },
    /**
     * Call this after each attempt, with the error of a failed attempt. After success or an error status below 500, the
     * next request gets a new key. After a network error or a 5xx status the key is kept, because the server may have
     * executed the request.
     */
    answered: (error?: unknown): void => {
      const isOpen = error !== undefined && !(error instanceof CallError && error.status < 500);
      if (!isOpen) kept = null;
    },
  };
}

/** Returns the idempotency keys of a component, the same object at each render. */
export function useIdempotencyKey() {
  const [keys] = useState(idempotencyKeys);
  return keys;
}
