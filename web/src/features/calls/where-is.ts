// Derives from the entry of the day and the worker's answer whether a worker of a call is here, on the way or missing.
import type { EmployerCall } from '#contracts/call-shapes.ts';

type Worker = NonNullable<EmployerCall['seats'][number]['worker']>;

/** `here`: the day is recorded. `missing`: recorded as absent. `coming`: on the way. `expected`: nothing is known. */
export function whereIs({ attendance, coming }: Worker): 'here' | 'missing' | 'coming' | 'expected' {
  if (attendance === 'present' || attendance === 'late') return 'here';
  if (attendance === 'absent') return 'missing';
  return coming ? 'coming' : 'expected';
}
