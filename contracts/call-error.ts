// What a call can throw: a refusal with the server's document, or no answer at all.
import type { ProblemCode, ProblemDocument, ProblemParams } from './problems.ts';

/** The server refused. `code` is from the problem catalogue, or `unknown` where the answer was no problem document. */
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

/** No usable answer came: the network is away, or it took too long. */
export class NetworkError extends Error {
  readonly kind: 'network' | 'slow';

  constructor(kind: 'network' | 'slow', cause?: unknown) {
    super(kind, { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}

type Carried<C extends ProblemCode> = C extends keyof ProblemParams ? ProblemParams[C] : unknown;

/** Whether the server refused with this code; its document then has what the code carries. */
export function isRefusedWith<C extends ProblemCode>(
  error: unknown,
  code: C,
): error is CallError & { code: C; document: ProblemDocument & Carried<C> } {
  return error instanceof CallError && error.code === code;
}
