// The props of every page of the registration form.
import type { Details, FieldName } from './details.ts';

export interface PageProps {
  details: Details;
  /** Error texts by field. */
  errors: Partial<Record<string, string>>;
  onChange: <F extends FieldName>(field: F, value: Details[F]) => void;
}
