// Starts the longest test files first. If a long file started last, the other vitest processes would wait for its end.
// The stories follow each other, because those of a process share a product.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Returns the position group of a test file: 0 is started first. The tests that visit every screen (`e2e/every-…`) take
 * longest, and the other stories come next. Isolated files come last, because each of them needs a new process.
 */
function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 3;
  if (moduleId.includes('/e2e/every-')) return 0;
  return moduleId.includes('/e2e/') ? 1 : 2;
}

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
