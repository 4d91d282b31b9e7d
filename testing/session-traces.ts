// Detects SQL statements that depend on session state. Such statements fail behind a connection pooler.
import type { WatchQuery } from '#platform/watch-query.ts';

const traces = [
  /(?:^|;)\s*set\s+(?!local\b|transaction\b|constraints\b)/i,
  /\bset_config\s*\(.*,\s*false\s*\)/is,
  /\b(?:un)?listen\s+["\w]/i,
  /\bpg_(?:try_)?advisory_(?:lock|unlock)/i,
  /\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\b/i,
  /\bdeclare\s+\S+.*\bwith\s+hold\b/is,
  /^\s*(?:prepare|execute|deallocate|discard|load|reset)\b/i,
  /\b(?:currval|lastval)\s*\(/i,
];

/** Whether a statement leaves session state behind or depends on it. */
export const leavesTrace = (text: string): boolean => traces.some((trace) => trace.test(text));

/** Returns a query watcher that adds each statement for which `leavesTrace` is true to `left`. */
export function recordTraces(left: string[]): WatchQuery {
  return ({ text }) => {
    if (leavesTrace(text)) left.push(text);
    return () => {};
  };
}
