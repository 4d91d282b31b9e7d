// What was asked for on the command line, or null where it cannot be read.
import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run review -- list
  npm run review -- document ID --out FILE [--kind identity|pan|gst]
  npm run review -- approve ID --by NAME
  npm run review -- reject ID --by NAME --reason "what the person should know"`;

export type Command =
  | { name: 'list' }
  | { name: 'document'; review_id: number; out: string; kind: string | undefined }
  | { name: 'approve'; review_id: number; reviewer: string }
  | { name: 'reject'; review_id: number; reviewer: string; reason: string };

const options = {
  by: { type: 'string' },
  reason: { type: 'string' },
  out: { type: 'string' },
  kind: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return null;
  }
}

/** The command of these words. */
export function readCommand(args: readonly string[]): Command | null {
  const given = parsed(args);
  if (!given) return null;
  const [name, id = '', more] = given.positionals;
  if (more !== undefined) return null;
  if (name === 'list') return id === '' ? { name } : null;
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const review_id = Number(id);
  const { out, kind } = given.values;
  const reviewer = given.values.by?.trim();
  const reason = given.values.reason?.trim();
  if (name === 'document' && out) return { name, review_id, out, kind };
  if (name === 'approve' && reviewer) return { name, review_id, reviewer };
  if (name === 'reject' && reviewer && reason) return { name, review_id, reviewer, reason };
  return null;
}
