// An idempotency key for one user action. The key stays the same across retries, so that the server executes the action
// once.
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';

const BYTES = 16;

// Not `crypto.randomUUID`: browsers provide it only in secure contexts.
const newKey = () =>
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
     * Call after each attempt, with its error if it failed. Success or a status below 500 discards the key. After a
     * network error or a 5xx status the key is kept, because the server may have executed the request.
     */
    answered: (error?: unknown): void => {
      const isOpen = error !== undefined && !(error instanceof CallError && error.status < 500);
      if (!isOpen) kept = null;
    },
  };
}

/** The {@link idempotencyKeys} of a component. */
export function useIdempotencyKey() {
  const [keys] = useState(idempotencyKeys);
  return keys;
}
