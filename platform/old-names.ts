// Names of the previous release that this release still accepts: environment variables and commands of `npm run
// review`. In the release after this one, delete both lists of names here and the old name in docker-compose.yml.

const oldVariables: Readonly<Record<string, string>> = {
  IDENTITY_KEYS_BEFORE: 'PREVIOUS_IDENTITY_KEYS',
  EMBEDDED_POSTGRES_AS: 'EMBEDDED_POSTGRES_USER',
};

const oldReviewCommands: Readonly<Record<string, string>> = {
  'uphold-day': 'uphold-attendance',
  'dismiss-day': 'dismiss-attendance',
};

/** Returns the environment with new names. A variable that is set under both names has the value of the new name. */
export function withNewNames(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const renamed = Object.entries(oldVariables).map(([old, name]) => [name, source[name] || source[old]] as const);
  return { ...source, ...Object.fromEntries(renamed.filter(([, value]) => value !== undefined)) };
}

const deprecation = (old: string, name: string) => `${old} is deprecated: use ${name}.`;

/** Returns one deprecation warning per variable that is set under its old name. */
export const listDeprecations = (source: NodeJS.ProcessEnv): string[] =>
  Object.entries(oldVariables).flatMap(([old, name]) => (source[old] ? [deprecation(old, name)] : []));

/** Returns the new name of a review command. If `name` is an old name, calls `warn` with a deprecation warning. */
export function newReviewCommand(name: string, warn: (sentence: string) => void): string {
  const renamed = Object.hasOwn(oldReviewCommands, name) ? oldReviewCommands[name] : undefined;
  if (renamed === undefined) return name;
  warn(deprecation(name, renamed));
  return renamed;
}
