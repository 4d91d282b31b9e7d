// Composes the description and requirements of a job post: the phrases (predefined, translated sentences) that the
// employer chose, then the employer's own words.
import type { JobDraft, JobPost } from '#contracts/job-post.ts';
import type { NewPhraseLine } from '#marketplace/phrases/queries.ts';
import { composeTexts } from './phrased-text.ts';
import type { ReaderRequest } from './reader.ts';

/**
 * Returns the post with the chosen phrases inserted into its description and requirements. `phrases` contains one entry
 * for each line of these fields that is a phrase; null if the request contains no `phrases`. Fails with
 * `validation_failed` for invalid phrases.
 */
export function composePost<P extends JobPost | JobDraft>(
  req: ReaderRequest['req'],
  body: P,
): { post: P; phrases: NewPhraseLine[] | null } {
  const { phrases: given } = body;
  if (!given) return { post: body, phrases: null };
  const { description, requirements } = composeTexts(req, [
    { field: 'description', own: body.description, phrases: given.description, path: 'phrases.description' },
    { field: 'requirements', own: body.requirements, phrases: given.requirements, path: 'phrases.requirements' },
  ]);
  const post = { ...body, description: description?.text ?? '', requirements: requirements?.text || null };
  return { post, phrases: [...(description?.lines ?? []), ...(requirements?.lines ?? [])] };
}
