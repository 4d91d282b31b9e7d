// The type of a test case: one hostile value, the fields in which it is sent, and the expected result.
import type { Field, Kind } from '../fields.ts';
import type { Must } from '../requests.ts';

export interface ValueCase {
  /** The case number, explained in docs/rules.md. */
  id: string;
  about: string;
  value: unknown;
  /** Whether the value is sent in this field. */
  fits: (field: Field) => boolean;
  must: Must | ((field: Field) => Must);
}

export const isOf =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Field) =>
    kinds.includes(kind);

/** Matches fields that are sent as text: all fields of a query or path, and the text fields of a body. */
export const isWritten = isOf(
  ...([
    'phone',
    'otp',
    'identity',
    'gstin',
    'email',
    'date',
    'uuid',
    'id',
    'whole',
    'choice',
    'language',
    'pattern',
    'text',
  ] as const),
);

export const inBody = ({ place }: Field) => place === 'body';

/** Builds one test case per value. The cases have the same case number, fields and expected result. */
export function cases(
  id: string,
  { fits, must }: Pick<ValueCase, 'fits' | 'must'>,
  values: readonly (readonly [about: string, value: unknown])[],
): ValueCase[] {
  return values.map(([about, value]) => ({ id, about, value, fits, must }));
}
