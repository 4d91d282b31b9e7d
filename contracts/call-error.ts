// Errors of an API call: an error response, or no usable response.
import type { ProblemCode, ProblemDocument, ProblemParams } from './problems.ts';

/**
 * Thrown for a call to which the server returned an error response. `code` is from the problem catalogue, or `unknown`
 * if the body is not a problem document.
 */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly document: ProblemDocument | null;

  constructor(status: number, document: ProblemDocument | null) {
    super(document?.detail ?? `HTTP ${status}`);
    this.name = 'CallError';
    this.status = status;
    this.code = document?.code ?? 'unknown';
    this.document = document;
  }
}

/** Thrown for a call without a usable response: the network is unavailable, or the call timed out. */
export class NetworkError extends Error {
  readonly kind: 'network' | 'slow';

  constructor(kind: 'network' | 'slow', cause?: unknown) {
    super(kind, { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}

type Carried<C extends ProblemCode> = C extends keyof ProblemParams ? ProblemParams[C] : unknown;

/** Whether the error is a server response with this problem code. If so, `document` has the parameters of the code. */
export function isRefusedWith<C extends ProblemCode>(
  error: unknown,
  code: C,
): error is CallError & { code: C; document: ProblemDocument & Carried<C> } {
  return error instanceof CallError && error.code === code;
}
