// Decides whether a failed action has a reason that the user understands, such as “the code is wrong”. Without such a
// reason, the screen only says which action failed.

import { CallError, NetworkError } from '#contracts/call-error.ts';
import { problemText } from './problem-text.ts';
import type { Translate } from './translate.ts';

/** Codes of errors that name no reason: the server failed, or its response is not a problem document. */
const withoutReason: readonly string[] = ['internal', 'unknown'];

/** Returns the message for an error that names a reason; null if the error names no reason. */
export function reasonText(t: Translate, error: unknown): string | null {
  const hasReason = error instanceof CallError ? !withoutReason.includes(error.code) : error instanceof NetworkError;
  return hasReason ? problemText(t, error) : null;
}
