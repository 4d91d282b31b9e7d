// What every page of the registration form gets.
import type { Details, FieldName } from './details.ts';

export interface PageProps {
  details: Details;
  /** Sentences under the fields that are not right. */
  errors: Partial<Record<string, string>>;
  onChange: <F extends FieldName>(field: F, value: Details[F]) => void;
}
