// Measures how long the check of job posts takes for an ordinary post in each language.
import { lintPost } from '#marketplace/trust/lint.ts';
import { readPost } from '#marketplace/trust/read-post.ts';
import { readAgain, readerModel } from '#marketplace/trust/reader/read-again.ts';
import { lineLanguages, readLines } from './accuracy.ts';

const ROUNDS = 300;

/** Returns a post of typical length in each language, from ten lines. */
function ordinaryPosts() {
  return lineLanguages.map((language) => {
    const lines = (readLines(language, 'first') ?? []).slice(-10).map(({ text }) => text);
    return { title: lines[0] ?? '', description: lines.join(' '), requirements: lines.slice(0, 4).join(' ') };
  });
}

/** Prints the processor time of a check per post, and the distribution of its duration. */
function printTimeOf(name: string, check: (post: ReturnType<typeof ordinaryPosts>[number]) => unknown): void {
  const posts = ordinaryPosts();
  for (const post of posts) check(post);
  const times: number[] = [];
  const used = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const post of posts) {
      const begun = performance.now();
      check(post);
      times.push(performance.now() - begun);
    }
  const { user } = process.cpuUsage(used);
  console.log(`\nProcessor time of a post, ${name}: ${(user / 1000 / times.length).toFixed(3)} ms`);
  times.sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(3)} ms`;
  console.log(`By the clock: half under ${at(0.5)}, 99 of 100 under ${at(0.99)}, the slowest ${at(1)}`);
}

/** Prints the time of the rules, and of the rules with the learned reader, which reads the same words. */
export async function printTime(): Promise<void> {
  const model = await readerModel();
  printTimeOf('rules', lintPost);
  printTimeOf('rules and reader', (post) => {
    const fields = readPost(post);
    return readAgain(fields, lintPost(post, {}, fields), model);
  });
}
