// The key that goes with a request through all its tries, so that a network that comes and goes never does it twice.
import { useRef } from 'react';
import { CallError } from '#contracts/call-error.ts';

const BYTES = 16;

// Not `randomUUID`: a browser has it on secure addresses only.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of one place on the screen: the same words keep their key until the server has answered them. */
export function useIdempotencyKey() {
  const kept = useRef<{ request: string; key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const request = JSON.stringify(body);
      if (kept.current?.request !== request) kept.current = { request, key: newKey() };
      return kept.current.key;
    },
    /** Call with the failure, or with nothing once it is done: an answer ends the request, silence does not. */
    answered: (error?: unknown): void => {
      const isOpen = error !== undefined && !(error instanceof CallError && error.status < 500);
      if (!isOpen) kept.current = null;
    },
  };
}
