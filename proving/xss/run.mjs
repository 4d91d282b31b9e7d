// npm run prove -- xss: runs the checks and prints their measurements. Fails if a requirement is not met, or a check
// fails or is skipped.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bin/preparing/run-child.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
mkdirSync('reports', { recursive: true });
const figuresFile = 'reports/xss.jsonl';
writeFileSync(figuresFile, '');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'proving/xss/vitest.config.ts'];
const code = await runChild(process.execPath, [...vitest, ...process.argv.slice(2)]);

const figures = readFileSync(figuresFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const { tried, found, must, kept } of figures)
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})`);
const counts = Object.assign({}, ...figures.map((figure) => figure.counts ?? {}));
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
// The seed is 0, because this run uses no random values.
writeFileSync('reports/xss.json', `${JSON.stringify({ seed: 0, commit, counts, figures }, null, 2)}\n`);
const holds = code === 0 && figures.length > 0 && figures.every(({ kept }) => kept) && counts.controls > 0;
console.log(
  `xss: ${counts.texts ?? 0} texts × ${counts.fields ?? 0} fields over ${counts.screens ?? 0} screens: ${counts.dialogs ?? '?'} dialogs, ` +
    `${counts.ran ?? '?'} scripts run, ${counts.violations ?? '?'} violations; controls ${counts.controls > 0 ? 'detected' : 'NOT detected'}${holds ? '' : '; it does not hold'}`,
);
process.exit(holds ? 0 : 1);
