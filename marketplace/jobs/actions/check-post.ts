// Whether what the check has marked sends a post to a moderator (C.7, D21). Pure.
import type { Finding } from '#contracts/jobs.ts';
import type { JobContent } from '../content.ts';

const isField = (content: JobContent, field: string): field is keyof JobContent => Object.hasOwn(content, field);

/** The words a finding marks; the whole value where that is no text. */
function marked(content: JobContent, { field, start, end }: Finding): string {
  const ownField = isField(content, field) ? content[field] : null;
  const value = field === 'walk_in.place' ? content.walk_in?.place : ownField;
  return typeof value === 'string' ? value.slice(start, end) : JSON.stringify(value ?? null);
}

const keyOf = (content: JobContent, found: Finding) =>
  JSON.stringify([found.code, found.field, marked(content, found)]);

/** What a moderator has let through in this job: the same words, marked by the same rule, are no reason to look again. */
export interface ApprovedContent {
  content: JobContent;
  findings: readonly Finding[];
}

/** Whether the findings hold a post back: any that nobody has let through. */
export function needsReview(
  content: JobContent,
  findings: readonly Finding[],
  before: ApprovedContent | null,
): boolean {
  const known = new Set(before?.findings.map((found) => keyOf(before.content, found)));
  return findings.some((found) => !known.has(keyOf(content, found)));
}
