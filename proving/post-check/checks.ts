// The checks that are measured: the rules alone, and the rules with the learned reader, as posts are checked.
import type { Finding } from '#contracts/job-shapes.ts';
import type { Lintable } from '#contracts/own-jobs.ts';
import { lintPost } from '#marketplace/trust/lint.ts';
import { readPost } from '#marketplace/trust/read-post.ts';
import { readAgain, readerModel } from '#marketplace/trust/reader/read-again.ts';

export type Check = (post: Lintable) => readonly Pick<Finding, 'code'>[];

const model = await readerModel();

function lintAndRead(post: Lintable): Finding[] {
  const fields = readPost(post);
  const marks = lintPost(post, {}, fields);
  return readAgain(fields, marks, model);
}

/** Pairs of a name and a check. */
export const checks: readonly (readonly [name: string, check: Check])[] = [
  ['rules', lintPost],
  ['rules and reader', lintAndRead],
];
