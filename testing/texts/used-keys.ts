// Finds translation keys by reading the web app's code: keys that are used but missing, and keys that are unused.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readTopic, topics } from './catalogues.ts';

/** A key in the code: an exact string, or the pattern of a string that is composed at run time. */
interface KeyUse {
  exact: string | null;
  pattern: RegExp | null;
}

interface Asking {
  file: string;
  /** The first topic of each `useTranslation`. Keys without a topic belong to these topics. */
  own: readonly string[];
  /** Every string in the file. */
  said: readonly KeyUse[];
  /** The keys given to `t` and `<Trans>`. */
  asked: readonly KeyUse[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function saidBy(node: ts.Node): KeyUse | null {
  if (ts.isStringLiteralLike(node)) return { exact: node.text, pattern: null };
  if (!ts.isTemplateExpression(node)) return null;
  const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (pieces.join('').replace(/\W/g, '').length < 3) return null;
  return { exact: null, pattern: new RegExp(`^${pieces.map(escaped).join('[\\w.-]+')}$`) };
}

/** Returns the possible strings of an expression: `isOn ? 'on' : 'off'` has two. */
function branchesOf(node: ts.Node): KeyUse[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(branchesOf);
  if (ts.isParenthesizedExpression(node)) return branchesOf(node.expression);
  const said = saidBy(node);
  return said ? [said] : [];
}

/**
 * Returns the keys that a call of `t` uses. Skips calls that name a topic as an option or request all texts below a
 * key.
 */
function askedBy(node: ts.Node): KeyUse[] {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) {
    const { initializer } = node;
    return branchesOf(ts.isJsxExpression(initializer) && initializer.expression ? initializer.expression : initializer);
  }
  if (!ts.isCallExpression(node) || node.expression.getText() !== 't') return [];
  const [key, options] = node.arguments;
  return key && !/\b(ns|returnObjects):/.test(options?.getText() ?? '') ? branchesOf(key) : [];
}

function ownTopic(node: ts.Node): string[] {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'ns' && node.initializer)
    return [node.initializer.getText().slice(1, -1)];
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useTranslation') return [];
  const [first] = node.arguments;
  if (!first) return ['shell'];
  // A topic that is passed as a parameter is known only at run time, so the result is then empty.
  return (/^\[?'([\w-]+)'/.exec(first.getText()) ?? []).slice(1, 2);
}

function readFile(file: string): Asking {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [own, said, asked]: [string[], KeyUse[], KeyUse[]] = [[], [], []];
  const walk = (node: ts.Node): void => {
    own.push(...ownTopic(node));
    asked.push(...askedBy(node));
    const one = saidBy(node);
    if (one) said.push(one);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return { file, own, said, asked };
}

const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFile(path.join('web/src', name)));

const withoutForm = (key: string) => key.replace(/_(zero|one|other)$/, '');

/**
 * Returns a key with all its parents (`a.b.c`, `a.b`, `a`), because code that requests a parent uses all keys below it.
 */
const withBranches = (key: string): string[] =>
  key.includes('.') ? [key, ...withBranches(key.slice(0, key.lastIndexOf('.')))] : [key];

/** All keys by topic. The plural forms of a key count as one key. */
const known = new Map(
  topics.map((topic) => [topic, [...new Set([...(readTopic('en', topic)?.keys() ?? [])].map(withoutForm))]]),
);
const exactKeys = new Set(
  topics.flatMap((topic) => [...(readTopic('en', topic)?.keys() ?? [])].map((key) => `${topic}:${key}`)),
);
const knownKeys = new Set([...known].flatMap(([topic, keys]) => keys.map((key) => `${topic}:${key}`)));

const isThere = ({ exact, pattern }: KeyUse, own: readonly string[]): boolean => {
  const hasTopic = exact ? exact.includes(':') : pattern?.source.includes(':');
  if (exact)
    return (hasTopic ? [exact] : own.map((topic) => `${topic}:${exact}`)).some(
      (key) => knownKeys.has(key) || exactKeys.has(key),
    );
  const keys = hasTopic ? [...knownKeys] : own.flatMap((topic) => known.get(topic) ?? []);
  return keys.some((key) => pattern?.test(key));
};

/** Returns `file: key` for each key that a screen uses and no topic defines. */
export function keysNotThere(): string[] {
  return files.flatMap(({ file, own, asked }) =>
    asked
      // A function that receives `t` does not know its topic, so only keys that name a topic are checked.
      .filter(({ exact, pattern }) => own.length > 0 || (exact ?? pattern?.source ?? '').includes(':'))
      .filter((said) => !isThere(said, own))
      .map(({ exact, pattern }) => `${file}: ${exact ?? pattern?.source}`),
  );
}

/**
 * Topics whose keys the web app's code does not contain: the server reads them, the app composes the keys from values
 * of lists, or a page shows the whole topic.
 */
const readOtherwise = new Set(
  `notifications pages sms copy reference places matching about terms privacy-notice grievance guides documents`.split(
    ' ',
  ),
);

/** Returns `topic:key` for each key that no string in the code matches. */
export function keysNobodyAsksFor(): string[] {
  const exact = new Set(files.flatMap(({ said }) => said.flatMap((one) => one.exact ?? [])));
  const ofTopic = (topic: string) => files.filter(({ own }) => own.length === 0 || own.includes(topic));
  return [...known]
    .filter(([topic]) => !readOtherwise.has(topic))
    .flatMap(([topic, keys]) => {
      const near = ofTopic(topic);
      const nearExact = new Set(near.flatMap(({ said }) => said.flatMap((one) => one.exact ?? [])));
      const patterns = files.flatMap(({ said }) =>
        said.flatMap(({ pattern }) => (pattern?.source.includes(':') ? [pattern] : [])),
      );
      const nearPatterns = near.flatMap(({ said }) => said.flatMap(({ pattern }) => pattern ?? []));
      return keys
        .filter((key) => !withBranches(key).some((said) => nearExact.has(said) || exact.has(`${topic}:${said}`)))
        .filter((key) => !nearPatterns.some((pattern) => pattern.test(key)))
        .filter((key) => !patterns.some((pattern) => pattern.test(`${topic}:${key}`)))
        .map((key) => `${topic}:${key}`);
    });
}
