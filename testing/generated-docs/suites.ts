// Generates proving/README.md, the list of suites and benchmarks, from the JSON files that `npm run prove` reads.
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { table } from './table.ts';

const suite = z.object({
  proves: z.string(),
  options: z.optional(z.string()),
  time: z.string(),
  needs: z.optional(z.string()),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns proving/README.md. */
export function suites(): string {
  const all = z.record(z.string(), suite).parse(readJson('proving/suites.json'));
  const benchmarks = z.record(z.string(), z.string()).parse(readJson('proving/bench/benchmarks.json'));
  const rows = Object.entries(all).map(([name, { proves, options = '', time, needs = '' }]) => {
    return [`\`${name}\``, proves, options, time, needs];
  });
  return `# Suites that prove the product

\`\`\`
npm run prove                        # lists the suites
npm run prove -- chaos --only R3     # runs a suite; options follow its name
\`\`\`

The command installs the packages of this workspace and, on Debian as root, the programs that a
suite needs. It builds stale outputs first. Reports are in \`reports/\`. \`npm test\` includes a short
form of most suites.

The workspace has separate packages, because neither the product nor its tests use them
([decision 0061](../docs/decisions/0061-a-workspace-for-the-proofs.md)). Its suites import the
product and \`testing/\`; nothing imports a suite.

${table(['suite', 'what it proves or does', 'options', 'time', 'needs'], rows)}

## Benchmarks

\`npm run prove -- bench <name>\` runs one. With \`--check\` it fails if it misses a required value. A
busy machine is refused, except with \`--any-load\`.

${table(
  ['name', 'measures'],
  Object.entries(benchmarks).map(([name, text]) => [`\`${name}\``, text]),
)}
`;
}
