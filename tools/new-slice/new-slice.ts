// npm run new-slice -- NAME [--singular=WORD] [--dry-run]: writes the files of a new slice, and adds
// the slice to the files that list all slices (registers).
import { parseArgs } from 'node:util';
import { readName } from './names.ts';
import { type Plan, planSlice } from './plan.ts';
import { Refusal } from './refusal.ts';
import { writePlan } from './write-plan.ts';

const USAGE = `Usage: npm run new-slice -- NAME [--singular=WORD] [--dry-run]
NAME is a plural noun in kebab-case, such as interviews or skill-tests.`;

const options = { singular: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1) throw new Refusal(USAGE);
    const [plural = ''] = positionals;
    return { name: readName(plural, values.singular), isDryRun: values['dry-run'] };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

const listed = (title: string, lines: Iterable<string>) => [title, ...[...lines].map((line) => `  ${line}`), ''];

/**
 * Returns the text that the command prints: the new files, the changed registers and the decisions that a person must
 * still make.
 */
function reportOf({ added, changed, decisions }: Plan, { plural, isDryRun }: { plural: string; isDryRun: boolean }) {
  const [wrote, changes] = isDryRun ? ['Would write', 'would change'] : ['Wrote', 'changed'];
  const lines = [
    ...listed(`${wrote} ${added.size} files:`, added.keys()),
    ...listed(`and ${changes} ${changed.size} registers:`, changed.keys()),
    `${decisions.length} decisions are left. Each has a test that fails until then, named in testing/decisions/${plural}.test.ts:`,
    ...decisions.flatMap(({ name, question, where }, place) => [
      `${String(place + 1).padStart(3)}. ${question}`,
      `     in ${where} · test "The decision about ${name} is made"`,
    ]),
    '',
    'Until the texts are translated, web/src/i18n/texts.test.ts and e2e/every-screen.story.test.ts fail too.',
    `Continue with docs/add-a-feature.md. Run: npx vitest run ${plural}`,
  ];
  return lines.join('\n');
}

try {
  const { name, isDryRun } = readArguments();
  const plan = planSlice(name);
  if (!isDryRun) writePlan(plan);
  console.log(reportOf(plan, { plural: name.plural, isDryRun }));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
