// Names of employers: the company name, or else the person's name.
interface EmployerNames {
  company_name: string | null;
  first_name: string;
  last_name: string;
}

/** Returns the name to show; an empty string if there is no employer or no name. */
export function employerName(employer: EmployerNames | null | undefined): string {
  if (!employer) return '';
  return employer.company_name || `${employer.first_name} ${employer.last_name}`.trim();
}

/** Returns the name for the avatar's letter: the company name, or else the first name. */
export function employerAvatarName(employer: EmployerNames | null | undefined): string {
  return employer ? employer.company_name || employer.first_name : '';
}
