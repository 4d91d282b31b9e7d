// Runs the steps of the Dockerfile in a folder without Docker. Each stage has a folder as its root.
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { pairsOf, readDockerfile, readIgnored, type Stage, type Step, wordsOf } from './dockerfile.ts';

interface ReplayOptions {
  /** The build context. */
  context: string;
  /** Parent folder of the stages. */
  into: string;
  /** Whether packages and builds are taken from the context instead of being made again. Skips two steps. */
  lent: boolean;
  /** The owner of the image's files that set an owner. */
  account?: { uid: number; gid: number };
}

export interface ReplayResult {
  /** The root folder of the image. */
  root: string;
  /** Working folder of the image. */
  folder: string;
  environment: Record<string, string>;
  user: string;
  entrypoint: readonly string[];
  command: readonly string[];
  healthcheck: readonly string[];
}

const LENT: Record<string, readonly string[]> = {
  'npm ci': ['node_modules'],
  'node bin/build.mjs': ['dist', 'web/dist'],
};

/** Runs all stages and returns the last one. Throws if a step fails or is unknown. */
export function replay(wanted: ReplayOptions): ReplayResult {
  const stages = new Map<string, ReplayResult>();
  for (const stage of readDockerfile(readFileSync(path.join(wanted.context, 'Dockerfile'), 'utf8')))
    stages.set(stage.name, replayStage(stage, wanted, stages));
  const last = [...stages.values()].at(-1);
  if (!last) throw new Error('The Dockerfile has no stage');
  return last;
}

function replayStage(stage: Stage, wanted: ReplayOptions, others: ReadonlyMap<string, ReplayResult>): ReplayResult {
  const root = path.join(wanted.into, stage.name.replaceAll(' ', '-'));
  const made = { root, folder: root, user: 'root', environment: {}, entrypoint: [], command: [], healthcheck: [] };
  let state: ReplayResult = made;
  mkdirSync(root, { recursive: true });
  for (const step of stage.steps) state = { ...state, ...replayStep(step, state, { wanted, others }) };
  return state;
}

interface Around {
  wanted: ReplayOptions;
  others: ReadonlyMap<string, ReplayResult>;
}

function replayStep(step: Step, state: ReplayResult, around: Around): Partial<ReplayResult> {
  switch (step.name) {
    case 'WORKDIR': {
      const folder = path.join(state.root, step.text);
      mkdirSync(folder, { recursive: true });
      return { folder };
    }
    case 'COPY':
      copy(step, state, around);
      return {};
    case 'RUN':
      run(step.text, state, around.wanted);
      return {};
    case 'ENV':
    case 'ARG':
      return { environment: { ...state.environment, ...pairsOf(step.text) } };
    case 'USER':
      return { user: step.text };
    case 'HEALTHCHECK':
      return { healthcheck: wordsOf(step.text.replace(/^CMD\s+/, '')) };
    case 'ENTRYPOINT':
      return { entrypoint: wordsOf(step.text) };
    case 'CMD':
      return { command: wordsOf(step.text) };
    case 'EXPOSE':
      return {};
    default:
      throw new Error(`No step like ${step.name} is known here`);
  }
}

function copy(step: Step, state: ReplayResult, { wanted, others }: Around): void {
  const words = step.text.split(/\s+/);
  const to = words.pop() ?? '';
  const target = to.startsWith('/') ? path.join(state.root, to) : path.join(state.folder, to);
  const from = step.flags.from ? others.get(step.flags.from)?.root : wanted.context;
  if (!from) throw new Error(`There is no stage ${step.flags.from}`);
  const isIgnored = readIgnored(readFileSync(path.join(wanted.context, '.dockerignore'), 'utf8'));
  const leftOut = step.flags.from ? () => false : (file: string) => isIgnored(path.relative(from, file));
  for (const word of words) {
    const source = path.join(from, word);
    const into = statSync(source).isDirectory() ? target : path.join(target, path.basename(source));
    copyTree(source, into, leftOut);
  }
  if (step.flags.chown && wanted.account) chownSync(target, wanted.account.uid, wanted.account.gid);
}

/** Copies by hard links if possible, because the files are never written. */
function copyTree(source: string, target: string, leftOut: (file: string) => boolean): void {
  if (!statSync(source).isDirectory()) {
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { force: true });
    try {
      linkSync(source, target);
    } catch {
      cpSync(source, target);
    }
    return;
  }
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const file = path.join(source, name);
    if (!leftOut(file)) copyTree(file, path.join(target, name), leftOut);
  }
}

function run(command: string, { folder, environment }: ReplayResult, { context, lent }: ReplayOptions): void {
  // An absolute path would refer to this machine.
  if (/(?:^|[\s=>'"])\//.test(command)) throw new Error(`This cannot be run in a folder: ${command}`);
  const borrowed = lent ? Object.entries(LENT).find(([start]) => command.startsWith(start))?.[1] : undefined;
  for (const name of borrowed ?? []) {
    if (!existsSync(path.join(context, name))) throw new Error(`Nothing is built: ${name}`);
    symlinkSync(path.join(context, name), path.join(folder, name));
  }
  if (borrowed) return;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  const ran = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${command} failed: ${ran.stdout}${ran.stderr}`);
}
