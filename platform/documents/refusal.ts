// Reasons for which an untrusted document is refused.

/**
 * `type`: not of the expected type. `locked`: needs a password. `broken`: damaged. `unsafe`: can run or fetch
 * something.
 */
export const documentFaults = ['type', 'locked', 'broken', 'unsafe'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Thrown during the inspection of a document. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(fault);
    this.fault = fault;
  }
}

export function refuse(fault: DocumentFault): never {
  throw new DocumentRefused(fault);
}

/**
 * Returns the fault of an error: `broken` for parser errors, `unsafe` if data is nested so deeply that the stack
 * overflowed.
 */
export function faultOf(error: unknown): DocumentFault {
  if (error instanceof DocumentRefused) return error.fault;
  return error instanceof RangeError ? 'unsafe' : 'broken';
}
