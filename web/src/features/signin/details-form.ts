// The props that every page of the registration form gets.
import type { ReactNode } from 'react';
import type { Details, FieldName } from './details.ts';
import type { FieldErrors } from './registration-state.ts';

/** Renders buttons for likely towns, so that a worker can choose a town with one tap. */
export type Places = (props: {
  chosen: { state: string; city: string };
  onChange: (town: { state: string; city: string }) => void;
}) => ReactNode;

export interface PageProps {
  details: Details;
  errors: FieldErrors;
  /** True if the visitor also applies to a job. The form is then shorter, and trade and state are required. */
  isApplying: boolean;
  /** Renders buttons for likely towns; undefined for an employer. */
  places?: Places | undefined;
  onChange: <F extends FieldName>(field: F, value: Details[F]) => void;
}
