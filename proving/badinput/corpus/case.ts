// The type of a value case of the corpus: in which fields the value is tried, and the expected result.
import type { Field, Kind } from '../fields.ts';
import type { Must } from '../requests.ts';

export interface ValueCase {
  /** The case number, explained in docs/rules.md. */
  id: string;
  about: string;
  value: unknown;
  /** Whether the value is tried in a field. */
  fits: (field: Field) => boolean;
  must: Must | ((field: Field) => Must);
}

export const isOf =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Field) =>
    kinds.includes(kind);

/** Fields that are sent as text: all of a query and a path, and the text fields of a body. */
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

/** Builds several values of one case. */
export function cases(
  id: string,
  { fits, must }: Pick<ValueCase, 'fits' | 'must'>,
  values: readonly (readonly [about: string, value: unknown])[],
): ValueCase[] {
  return values.map(([about, value]) => ({ id, about, value, fits, must }));
}
