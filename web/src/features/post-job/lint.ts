// Sends the typed fields of a job to the server, which checks the wording. The response contains findings (words that
// may break a rule of job posts) and the usual pay for the trade. If the request fails, the form shows neither.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Finding, UsualPay } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { stateName } from '#contracts/lists.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { localKey } from '../../http/query-keys.ts';
import { readRupees } from '../../kit/text/money.ts';
import type { Draft, DraftField } from './draft.ts';
import { formField } from './draft-body.ts';

const PAUSE_MS = 400;

const textFields = ['title', 'description', 'requirements', 'location', 'duration', 'industry'] as const;

/**
 * Returns the input for the check of the wording. Text is not trimmed or otherwise changed, because a finding gives the
 * position of its words in the field.
 */
function lintableOf(draft: Draft): Lintable {
  return {
    title: draft.title,
    description: draft.description,
    requirements: draft.requirements,
    location: draft.location,
    duration: draft.duration,
    industry: draft.industry,
    role: draft.role,
    state: stateName(draft.state),
    city: draft.all_cities ? null : draft.city || null,
    job_type: draft.job_type,
    salary_amount: readRupees(draft.salary_amount),
    salary_period: draft.salary_period,
    walk_in: draft.walk_in_place ? { place: draft.walk_in_place } : null,
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** A finding (a rule of job posts that a field may break) with the words that may break the rule. */
export interface FlaggedFinding {
  finding: Finding;
  field: DraftField;
  /** The flagged words; empty if the finding concerns the whole field. */
  words: string;
}

const isField = (draft: Draft, name: string): name is DraftField => Object.hasOwn(draft, name);

function flaggedIn(draft: Draft, findings: readonly Finding[]): FlaggedFinding[] {
  return findings.flatMap((finding) => {
    const field = formField(finding.field);
    if (!isField(draft, field)) return [];
    const value = draft[field];
    return [{ finding, field, words: typeof value === 'string' ? value.slice(finding.start, finding.end) : '' }];
  });
}

/** True if the field still contains the flagged words. A finding whose words have been removed is hidden. */
function stillSaid(draft: Draft, { field, words }: FlaggedFinding): boolean {
  const value = draft[field];
  return words === '' || (typeof value === 'string' && value.includes(words));
}

/** The usual pay with its trade. The usual pay is shown only while the draft has this trade. */
export type TradePay = UsualPay & { role: RoleSlug };

interface Lint {
  /** The findings whose words are still in the draft. */
  flagged: readonly FlaggedFinding[];
  /** The usual pay; null if the draft has no trade or no place, or if too few jobs of the trade are open there. */
  usualPay: TradePay | null;
}

async function fetchLint(draft: Draft, signal: AbortSignal): Promise<Lint> {
  const { findings, usual_pay } = await call(jobEndpoints.lintJob, { body: lintableOf(draft), signal });
  return {
    flagged: flaggedIn(draft, findings),
    usualPay: usual_pay && draft.role ? { ...usual_pay, role: draft.role } : null,
  };
}

/** Returns the findings for the draft and the usual pay, which are requested again after each pause in typing. */
export function useLint(draft: Draft): Lint {
  const body = useDebounced(JSON.stringify(lintableOf(draft)));
  const hasWords = textFields.some((field) => draft[field].trim() !== '') || draft.salary_amount !== '';
  const { data } = useQuery({
    queryKey: localKey('job-findings', { body }),
    queryFn: ({ signal }) => fetchLint(draft, signal),
    enabled: hasWords,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  if (!hasWords || !data) return { flagged: [], usualPay: null };
  const { flagged, usualPay } = data;
  return {
    flagged: flagged.filter((one) => stillSaid(draft, one)),
    usualPay: usualPay?.role === draft.role ? usualPay : null,
  };
}
