// Orders the test files: the longest first, because a worker would be idle while another runs them at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The sweeps over all screens come first. Isolated files come last, together: between them no process is reused. */
function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 2;
  return moduleId.includes('/e2e/every-') ? 0 : 1;
}

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
