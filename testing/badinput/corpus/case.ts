// A case of the corpus that is a value: where it is tried, and what becomes of it.
import type { Field, Kind } from '../fields.ts';
import type { Must } from '../requests.ts';

export interface ValueCase {
  /** Its number, as docs/rules.md explains it. */
  id: string;
  about: string;
  value: unknown;
  /** The fields it is tried in. */
  fits: (field: Field) => boolean;
  must: Must | ((field: Field) => Must);
}

export const isOf =
  (...kinds: readonly Kind[]) =>
  ({ kind }: Field) =>
    kinds.includes(kind);

/** Fields that are sent as text: all of a query and a path, and those of a body that no other type fits. */
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

/** Several values of one case. */
export function cases(
  id: string,
  { fits, must }: Pick<ValueCase, 'fits' | 'must'>,
  values: readonly (readonly [about: string, value: unknown])[],
): ValueCase[] {
  return values.map(([about, value]) => ({ id, about, value, fits, must }));
}
