// npm run prove -- trust: prints precision and recall by set and language, and the time per post.
import { lintPost } from '#marketplace/trust/lint.ts';
import { type Accuracy, accuracyOf, halves, lineLanguages, precisionOf, readLines, recallOf } from './accuracy.ts';

const percent = (part: number) => `${(part * 100).toFixed(1)} %`.padStart(8);

function say(name: string, figures: Accuracy): void {
  console.log(
    `${name.padEnd(18)} ${String(figures.lines).padStart(4)} lines  precision ${percent(precisionOf(figures))}  recall ${percent(recallOf(figures))}`,
  );
  if (process.argv.includes('--faults')) for (const fault of figures.faults) console.log(`    ${fault}`);
}

for (const half of halves) {
  const all = lineLanguages.flatMap((language) => {
    const lines = readLines(language, half);
    if (lines) say(`${half} ${language}`, accuracyOf(lines));
    return lines ?? [];
  });
  if (all.length > 0) say(`${half}, all`, accuracyOf(all));
}

/** A post of typical length in each language, from ten lines. */
const posts = lineLanguages.map((language) => {
  const lines = (readLines(language, 'first') ?? []).slice(-10).map(({ text }) => text);
  return { title: lines[0] ?? '', description: lines.join(' '), requirements: lines.slice(0, 4).join(' ') };
});
const ROUNDS = 300;
const times: number[] = [];
const used = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1)
  for (const post of posts) {
    const begun = performance.now();
    lintPost(post);
    times.push(performance.now() - begun);
  }
const { user } = process.cpuUsage(used);
console.log(`processor time of a post: ${(user / 1000 / (ROUNDS * posts.length)).toFixed(3)} ms`);
times.sort((a, b) => a - b);
const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(3)} ms`;
console.log(`by the clock: half under ${at(0.5)}, 99 of 100 under ${at(0.99)}, the slowest ${at(1)}`);
