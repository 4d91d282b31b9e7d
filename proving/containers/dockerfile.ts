// Parsers for a Dockerfile and a .dockerignore, limited to the syntax that this project uses.
export interface Step {
  name: string;
  /** Flags of the step: `--from=build` becomes `from: 'build'`. */
  flags: Record<string, string>;
  text: string;
}

export interface Stage {
  name: string;
  base: string;
  steps: Step[];
}

function stepOf(line: string): Step {
  const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
  const flags: Record<string, string> = {};
  const text = rest.replace(/^(?:--[\w-]+=\S+\s+)+/, (all) => {
    for (const [, flag = '', value = ''] of all.matchAll(/--([\w-]+)=(\S+)/g)) flags[flag] = value;
    return '';
  });
  return { name: name.toUpperCase(), flags, text: text.trim() };
}

/** Returns the build stages in the order of the file, each with its steps. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => line.trim() || []);
  const stages: Stage[] = [];
  for (const step of lines.map(stepOf)) {
    const [, base = '', name = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(step.text) ?? [];
    if (step.name === 'FROM') stages.push({ base, name: name || `stage ${stages.length}`, steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Parses a list such as `["node", "x"]`. */
function wordsOf(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words)) throw new Error(`Not a list of strings: ${text}`);
  return words.map(String);
}

/** Parses the names and values of `A=b C="d e"`. */
function pairsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)];
  return Object.fromEntries(pairs.map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare]));
}

/** Returns the arguments of all steps with this name, such as `COPY`, in the order of the file. */
export const textsOf = ({ steps }: Stage, name: string): string[] =>
  steps.filter((step) => step.name === name).map(({ text }) => text);

/** Returns the environment, user, command and other settings that the last stage sets for the programs. */
export function settingsOf(stage: Stage) {
  const wordsAt = (name: string) => wordsOf((textsOf(stage, name).at(-1) ?? '[]').replace(/^CMD\s+/, ''));
  const environment: Record<string, string> = Object.assign({}, ...textsOf(stage, 'ENV').map(pairsOf));
  return {
    environment,
    user: textsOf(stage, 'USER').at(-1) ?? 'root',
    healthcheck: wordsAt('HEALTHCHECK'),
    entrypoint: wordsAt('ENTRYPOINT'),
    command: wordsAt('CMD'),
  };
}

const patternOf = (line: string) =>
  new RegExp(
    `^${line
      .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
      .replace(/\*\*\//g, '\0')
      .replace(/\*/g, '[^/]*')
      .replace(/\0/g, '(?:.*/)?')}$`,
  );

/**
 * Returns a function that decides whether a path is ignored. The last pattern that matches the path or one of its
 * folders decides.
 */
export function readIgnored(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .flatMap((line) => (line.trim() && !line.startsWith('#') ? line.trim() : []))
    .map((line) => ({ stays: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (file) => {
    const parts = file.split('/');
    const around = parts.map((_, length) => parts.slice(0, length + 1).join('/'));
    const last = rules.findLast(({ pattern }) => around.some((place) => pattern.test(place)));
    return last ? !last.stays : false;
  };
}
