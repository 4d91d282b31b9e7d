// The schema of the job list for cards. Invalid optional fields get fallbacks; a job without a valid required field,
// such as its title, makes the response invalid.

import { jobList } from '#contracts/job-search.ts';
import { job } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { z } from '#contracts/z.ts';

const { employer, ...fields } = job.shape;
const { id, company_name, reputation } = employer.shape;

/** The employer on a job card. An invalid field becomes empty. If all names are empty, the avatar shows an E. */
const employerOfCard = z.object({
  id,
  company_name: z.catch(company_name, null),
  first_name: z.catch(employer.shape.first_name, ''),
  last_name: z.catch(employer.shape.last_name, ''),
  verified: z.catch(employer.shape.verified, false),
  reputation: z.catch(reputation, noEmployerReputation),
});

/** One job of the list. A job without a date is shown as new. If the employer is null, the avatar shows a J. */
const listedJob = z.object({
  ...fields,
  employer: z.catch(z.nullable(employerOfCard), null),
  created_at: z.catch(z.nullable(fields.created_at), null),
  salary_amount: z.catch(fields.salary_amount, null),
  salary_period: z.catch(fields.salary_period, null),
  language_preference: z.catch(fields.language_preference, []),
  industry: z.catch(fields.industry, null),
  role: z.catch(fields.role, null),
  location: z.catch(fields.location, null),
  distance_km: z.catch(fields.distance_km, null),
});

export const listForCards = {
  ...jobEndpoints.listJobs,
  response: z.extend(jobList, { jobs: z.array(listedJob) }),
};
