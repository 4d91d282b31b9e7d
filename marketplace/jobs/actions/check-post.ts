// Decides whether a moderator must review a post. The automatic check of job posts finds passages that may break a rule
// (findings); a moderator must approve each finding once (C.7, D21). Pure.
import type { Finding } from '#contracts/job-shapes.ts';
import type { JobContent } from '../content.ts';

const isField = (content: JobContent, field: string): field is keyof JobContent => Object.hasOwn(content, field);

/** Returns the text that a finding marks. If the field is not a string, returns its value as JSON. */
function marked(content: JobContent, { field, start, end }: Finding): string {
  const ownField = isField(content, field) ? content[field] : null;
  const value = field === 'walk_in.place' ? content.walk_in?.place : ownField;
  return typeof value === 'string' ? value.slice(start, end) : JSON.stringify(value ?? null);
}

const keyOf = (content: JobContent, found: Finding) =>
  JSON.stringify([found.code, found.field, marked(content, found)]);

/**
 * The approved content of a post, with its findings. A new finding needs no review if an approved finding of the same
 * rule marks the same text.
 */
export interface ApprovedContent {
  content: JobContent;
  findings: readonly Finding[];
}

/** Returns true if at least one finding was not approved before. `before` is the approved content, null if none. */
export function needsReview(
  content: JobContent,
  findings: readonly Finding[],
  before: ApprovedContent | null,
): boolean {
  const known = new Set(before?.findings.map((found) => keyOf(before.content, found)));
  return findings.some((found) => !known.has(keyOf(content, found)));
}
