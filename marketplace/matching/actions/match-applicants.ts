// Computes, for the employer, how well applicants match the jobs to which they applied.
import type { Match } from '#contracts/matching.ts';
import type { Queryable } from '#platform/sql.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { listPeople } from '../queries/candidate-people.ts';
import { listJobRows } from '../queries/rows.ts';
import { kilometresBetween, matchRuleKeys, scoreMatch } from '../score.ts';

/** An applicant. `job_id` is null for a general application, which has no match score. */
interface Applicant {
  job_id: number | null;
  labour_id: number;
}

export interface ApplicantMatch {
  match: Match | null;
  /** Distance between the towns of job and worker, in whole kilometres; null if a town is unknown. */
  distance_km: number | null;
}

const unknown: ApplicantMatch = { match: null, distance_km: null };

/**
 * Returns match and distance of each applicant, in the order of the input. Both are null if the application has no job,
 * or if the job or worker was deleted. Runs three statements, regardless of the number of applicants.
 */
export async function matchApplicants(db: Queryable, applicants: readonly Applicant[]): Promise<ApplicantMatch[]> {
  const jobIds = [...new Set(applicants.flatMap(({ job_id }) => job_id ?? []))];
  if (jobIds.length === 0) return applicants.map(() => unknown);
  const [jobRows, peopleRows, rules] = await Promise.all([
    listJobRows(db, jobIds),
    listPeople(db, [...new Set(applicants.map(({ labour_id }) => labour_id))]),
    readSettings(db, matchRuleKeys),
  ]);
  const jobs = new Map(await Promise.all(jobRows.map(async (row) => [row.id, await jobFacts(row)] as const)));
  const people = new Map(await Promise.all(peopleRows.map(async (row) => [row.id, await personFacts(row)] as const)));
  return applicants.map(({ job_id, labour_id }) => {
    const job = job_id === null ? undefined : jobs.get(job_id);
    const person = people.get(labour_id);
    if (!job || !person) return unknown;
    const way = kilometresBetween(job.point, person.point);
    return { match: scoreMatch(job, person, rules), distance_km: way === null ? null : Math.round(way) };
  });
}
