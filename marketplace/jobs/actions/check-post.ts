// Decides whether the findings of the trust check send a post to a moderator (C.7, D21). Pure.
import type { Finding } from '#contracts/jobs.ts';
import type { JobContent } from '../content.ts';

const isField = (content: JobContent, field: string): field is keyof JobContent => Object.hasOwn(content, field);

/** Returns the text that a finding marks, or the whole field as JSON if its value is not a string. */
function marked(content: JobContent, { field, start, end }: Finding): string {
  const ownField = isField(content, field) ? content[field] : null;
  const value = field === 'walk_in.place' ? content.walk_in?.place : ownField;
  return typeof value === 'string' ? value.slice(start, end) : JSON.stringify(value ?? null);
}

const keyOf = (content: JobContent, found: Finding) =>
  JSON.stringify([found.code, found.field, marked(content, found)]);

/**
 * Content and findings that a moderator has approved. The same text, marked by the same rule, needs no second review.
 */
export interface ApprovedContent {
  content: JobContent;
  findings: readonly Finding[];
}

/** True if at least one finding has not been approved. `before` is the approved content, if any. */
export function needsReview(
  content: JobContent,
  findings: readonly Finding[],
  before: ApprovedContent | null,
): boolean {
  const known = new Set(before?.findings.map((found) => keyOf(before.content, found)));
  return findings.some((found) => !known.has(keyOf(content, found)));
}
