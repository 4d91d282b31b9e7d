// The props that every page of the registration form gets.
import type { Details, FieldName } from './details.ts';
import type { FieldErrors } from './registration-state.ts';

export interface PageProps {
  details: Details;
  errors: FieldErrors;
  /** True if the registration also applies to a job. The form is then shorter, and trade and state are required. */
  isApplying: boolean;
  onChange: <F extends FieldName>(field: F, value: Details[F]) => void;
}
