// Inserts entries into source files by their syntax tree. Throws a `Refusal` if the place is missing or the entry
// exists.
import ts from 'typescript';
import type { Fill } from './names.ts';
import { Refusal } from './refusal.ts';

interface Target {
  file: string;
  text: string;
  fill: Fill;
}

/**
 * An edit of one file: returns the text of the target file with a new entry. Biome formats the file and sorts its
 * imports afterwards.
 */
export type Edit = (target: Target) => string;

/** The place of a new entry in a list: after the entry with the key `after`, at the end, or sorted by key. */
type Place = { after: string } | 'last' | 'sorted';

type List = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

function parse({ file, text }: Target): ts.SourceFile {
  const kinds = { json: ts.ScriptKind.JSON, tsx: ts.ScriptKind.TSX, ts: ts.ScriptKind.TS };
  const kind = file.endsWith('.json') ? kinds.json : file.endsWith('.tsx') ? kinds.tsx : kinds.ts;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

const insert = (text: string, at: number, addition: string) => text.slice(0, at) + addition + text.slice(at);

/** Returns the list inside `as const`, `satisfies`, parentheses or `new Set(…)`; null if the node contains no list. */
function listIn(node: ts.Node | undefined): List | null {
  if (!node) return null;
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return listIn(node.expression);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return listIn(node.arguments?.[0]);
  return null;
}

const nameOf = (node: ts.Node) => (ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : node.getText());
const itemsOf = (list: List): readonly ts.Node[] =>
  ts.isObjectLiteralExpression(list) ? list.properties : list.elements;
const keyOf = (item: ts.Node) => nameOf(ts.isObjectLiteralElement(item) && item.name ? item.name : item);

/**
 * Returns the list at a path: the name of a variable, then the keys of nested objects. The name `''` stands for the
 * only expression of a file, as in JSON. Returns null if no list is found.
 */
function findList(target: Target, [root = '', ...keys]: readonly string[]): List | null {
  const statements = parse(target).statements;
  const variables = statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
  const start = root
    ? variables.find(({ name }) => nameOf(name) === root)?.initializer
    : statements.find(ts.isExpressionStatement)?.expression;
  return keys.reduce<List | null>((list, key) => {
    const found = list && itemsOf(list).find((item) => keyOf(item) === key);
    return found && ts.isPropertyAssignment(found) ? listIn(found.initializer) : null;
  }, listIn(start));
}

/** Returns the key of an entry, given as source text with its comments: `a` for `a: 1`, for `'a': 1` and for `'a'`. */
function keyOfEntry(entry: string): string {
  const code = entry.replace(/^(\s*(\/\/|\/\*\*).*\n)*\s*/, '');
  const quoted = /^(['"])(.*?)\1/.exec(code)?.[2];
  return quoted ?? /^[\w.]+(?=:|$)/.exec(code)?.[0] ?? code;
}

function indexOf(items: readonly ts.Node[], place: Place, key: string): number {
  if (place === 'last') return items.length - 1;
  if (place === 'sorted') return items.filter((item) => keyOf(item) < key).length - 1;
  return items.findIndex((item) => keyOf(item) === place.after);
}

function insertInto({ file, text }: Target, list: List, { entry, place }: { entry: string; place: Place }): string {
  const items = itemsOf(list);
  const key = keyOfEntry(entry);
  if (items.some((item) => keyOf(item) === key)) throw new Refusal(`${file} has the entry ${key} already.`);
  const before = items[indexOf(items, place, key)];
  if (!before && typeof place === 'object') throw new Refusal(`${file} has no entry ${place.after}.`);
  if (!before) return insert(text, list.getStart() + 1, `\n${entry}${items.length > 0 ? ',' : ''}`);
  const comma = /^\s*,/.exec(text.slice(before.end))?.[0];
  return comma ? insert(text, before.end + comma.length, `\n${entry},`) : insert(text, before.end, `,\n${entry}`);
}

/** Adds an entry to an object or an array. `path` is as in {@link findList}. */
export const addTo =
  (path: string | readonly string[], entry: string, place: Place): Edit =>
  (target) => {
    const keys = typeof path === 'string' ? [path] : path;
    const list = findList(target, keys) ?? refuse(target, `list ${keys.join(' › ')}`);
    const known = typeof place === 'string' ? place : { after: target.fill(place.after) };
    return insertInto(target, list, { entry: target.fill(entry), place: known });
  };

function refuse({ file }: Target, what: string): never {
  throw new Refusal(`${file} has no ${what}. Adapt tools/new-slice/registers/ to the file.`);
}

/** Adds an import at any place. Biome sorts the imports afterwards. */
export const addImport =
  (line: string): Edit =>
  (target) => {
    const added = target.fill(line);
    if (target.text.includes(added)) throw new Refusal(`${target.file} has the import already: ${added}`);
    const last = parse(target).statements.findLast(ts.isImportDeclaration) ?? refuse(target, 'import');
    return insert(target.text, last.end, `\n${added}`);
  };

function findFunction(target: Target, name: string): ts.FunctionDeclaration {
  const found = parse(target).statements.find(
    (one): one is ts.FunctionDeclaration => ts.isFunctionDeclaration(one) && one.name?.text === name,
  );
  return found ?? refuse(target, `function ${name}`);
}

/** Adds statements at the end of a function. */
export const addToFunction =
  (name: string, code: string): Edit =>
  (target) => {
    const { body } = findFunction(target, name);
    return insert(target.text, (body ?? refuse(target, `body of ${name}`)).end - 1, `${target.fill(code)}\n`);
  };

/** Adds an entry to the object that a function returns. */
export const addToReturn =
  (name: string, entry: string): Edit =>
  (target) => {
    const last = findFunction(target, name).body?.statements.findLast(ts.isReturnStatement);
    const list = listIn(last?.expression) ?? refuse(target, `returned object of ${name}`);
    return insertInto(target, list, { entry: target.fill(entry), place: 'last' });
  };

/** Inserts text after a passage. The file must contain the passage exactly once. */
export const addBehind =
  (passage: string, addition: string): Edit =>
  (target) => {
    const { text, fill } = target;
    const added = fill(addition);
    if (text.includes(added)) throw new Refusal(`${target.file} has the entry already: ${added.trim()}`);
    const parts = text.split(passage);
    if (parts.length !== 2) return refuse(target, `single passage "${passage.trim()}"`);
    return parts.join(passage + added);
  };

/** Adds text at the end of a file. */
export const addAtEnd =
  (addition: string): Edit =>
  ({ text, fill }) =>
    `${text.trimEnd()}\n\n${fill(addition)}\n`;

export const applyEdits = (target: Target, edits: readonly Edit[]): string =>
  edits.reduce((text, edit) => edit({ ...target, text }), target.text);
