// Names of employers: the company name, or else the person's name.
import { readable } from '../../i18n/readable-names.ts';

interface EmployerNames {
  company_name: string | null;
  first_name: string;
  last_name: string;
}

/** Returns the name as it was typed; an empty string if there is no employer or no name. */
export function typedEmployerName(employer: EmployerNames | null | undefined): string {
  if (!employer) return '';
  return employer.company_name || `${employer.first_name} ${employer.last_name}`.trim();
}

/** Returns the name in the reader's script; an empty string if there is no employer or no name. */
export const employerName = (employer: EmployerNames | null | undefined): string =>
  readable(typedEmployerName(employer));

/** Returns the name for the avatar's letter: the company name, or else the first name. */
export function employerAvatarName(employer: EmployerNames | null | undefined): string {
  return employer ? readable(employer.company_name || employer.first_name) : '';
}
