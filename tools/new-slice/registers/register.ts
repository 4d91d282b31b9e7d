// A register: a file that lists all slices, and the entries of a new slice in it.
import type { Edit } from '../edits.ts';

export interface Register {
  file: string;
  edits: readonly Edit[];
}
