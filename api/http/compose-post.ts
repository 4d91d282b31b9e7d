// Composes the texts of a job post from the employer's words and phrases.
import type { JobDraft, JobPost } from '#contracts/job-post.ts';
import { fail } from '#contracts/problems.ts';
import type { NewPhraseLine } from '#marketplace/phrases/queries.ts';
import { composeTexts } from './phrased-text.ts';
import type { ReaderRequest } from './reader.ts';

const MIN_DESCRIPTION = 20;

/**
 * Returns the post with its phrases as lines of the texts, and these lines; null if the request names no phrases. Fails
 * with `validation_failed` for invalid phrases and for a description that is too short.
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
  const text = description?.text ?? '';
  if (body.status !== 'draft' && text.length < MIN_DESCRIPTION)
    fail('validation_failed', { errors: { description: ['description_short'] } });
  const post = { ...body, description: text, requirements: requirements?.text || null };
  return { post, phrases: [...(description?.lines ?? []), ...(requirements?.lines ?? [])] };
}
