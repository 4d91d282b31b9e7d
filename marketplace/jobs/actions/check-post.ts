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

/**
 * Identifies a mark. The key of a mark of the learned reader has no code: a newly trained reader may choose another.
 */
const keyOf = (content: JobContent, found: Finding) =>
  JSON.stringify([found.by ?? found.code, found.field, marked(content, found)]);

/**
 * The approved content of a post, with its findings. A new finding needs no review if an approved finding of the same
 * rule, or of the reader, marks the same text.
 */
export interface ApprovedContent {
  content: JobContent;
  findings: readonly Finding[];
  /** True if workers saw exactly this content, and no edit followed. */
  isCurrent: boolean;
}

const knownIn = (before: ApprovedContent | null) =>
  new Set(before?.findings.map((found) => keyOf(before.content, found)));

/**
 * Returns the findings without new marks of the reader in fields that were approved with the same text: a newly trained
 * reader must not hold a post without a change.
 */
export function withoutLateMarks(
  content: JobContent,
  findings: readonly Finding[],
  before: ApprovedContent | null,
): Finding[] {
  if (!before?.isCurrent) return [...findings];
  const known = knownIn(before);
  const isUnchanged = ({ field }: Finding) => isField(content, field) && content[field] === before.content[field];
  return findings.filter((found) => !found.by || !isUnchanged(found) || known.has(keyOf(content, found)));
}

/** Returns true if at least one finding was not approved before. `before` is the approved content, null if none. */
export function needsReview(
  content: JobContent,
  findings: readonly Finding[],
  before: ApprovedContent | null,
): boolean {
  const known = knownIn(before);
  return findings.some((found) => !known.has(keyOf(content, found)));
}
