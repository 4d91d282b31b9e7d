// How an employer is called: the company, else the person.
interface EmployerNames {
  company_name: string | null;
  first_name: string;
  last_name: string;
}

/** The name to show; empty where there is none. */
export function employerName(employer: EmployerNames | null | undefined): string {
  if (!employer) return '';
  return employer.company_name || `${employer.first_name} ${employer.last_name}`.trim();
}

/** The name whose first letter stands in the avatar: the company, else the first name. */
export function employerAvatarName(employer: EmployerNames | null | undefined): string {
  return employer ? employer.company_name || employer.first_name : '';
}
