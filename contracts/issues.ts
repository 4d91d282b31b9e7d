// Converts zod issues to `{ field: [code] }`. The messages that users read for each code are under `fields` in
// `locales/<language>/problems.json`.

interface Issue {
  code?: string | undefined;
  message?: string | undefined;
  path?: PropertyKey[] | undefined;
  input?: unknown;
  keys?: string[] | undefined;
}

const WORD = /^[a-z][a-z0-9_]+$/;

function codeOf(issue: Issue): string {
  if (issue.message && WORD.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'unknown_field';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return 'not_a_choice';
  return 'invalid';
}

/**
 * Returns `{ field: [code] }` from zod issues. The field of an unknown key is the key's name. The field of an issue
 * about the whole body is `body`.
 */
export function fieldCodes(issues: readonly Issue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const base = (issue.path ?? []).map(String).join('.');
    const names = issue.keys?.map((key) => (base ? `${base}.${key}` : key)) ?? [base || 'body'];
    for (const name of names) {
      const codes = Object.hasOwn(fields, name) ? (fields[name] ?? []) : [];
      if (!codes.includes(codeOf(issue))) codes.push(codeOf(issue));
      Object.defineProperty(fields, name, { value: codes, enumerable: true, configurable: true, writable: true });
    }
  }
  return fields;
}
