// Validates a console statement with the Postgres parser: only a SELECT over the masked views, with functions that only
// compute. Everything else is refused.
import { parse } from 'libpg-query';
import {
  allowedExplain,
  allowedFunctions,
  allowedNodes,
  allowedParts,
  allowedTypes,
  allowedValues,
  FUNCTIONS_FROM,
  forbiddenNames,
  TABLES_FROM,
} from './guard-lists.ts';

/**
 * The statement to run. `text` is the input without the semicolon; for `explain`, it contains the whole EXPLAIN
 * statement.
 */
export interface CheckedStatement {
  kind: 'select' | 'explain';
  text: string;
}

/** Thrown for a statement that does more than read; `what` names the refused part. */
export class NotReading extends Error {
  readonly what: string;
  constructor(what: string) {
    super(`not run here: ${what}`);
    this.what = what;
  }
}

/** Thrown with the message of the Postgres parser if the input is not valid SQL. */
export class NotSql extends Error {}

const MAX_STATEMENT_LENGTH = 10_000;
/**
 * Maximum nesting depth of a parsed statement: far above what people write, far below the depth that overflows the
 * stack.
 */
const MAX_DEPTH = 200;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const refuse = (what: string): never => {
  throw new NotReading(what);
};

const textOf = (value: unknown): string => (isJson(value) && typeof value.sval === 'string' ? value.sval : '');
/** Returns the strings of `[{ String: { sval } }]`; an element without a string becomes ''. */
const names = (value: unknown) => listOf(value).map((item) => (isJson(item) ? textOf(item.String) : ''));

function checkName(schemas: readonly string[], known: ReadonlySet<string>, what: string): void {
  const [schema, own] = schemas.length > 1 ? schemas : [FUNCTIONS_FROM, ...schemas];
  if (schemas.length > 2 || schema !== FUNCTIONS_FROM || !known.has(own ?? '')) refuse(`${what} ${schemas.join('.')}`);
}

function checkTable({ relname, schemaname, catalogname }: Json): void {
  const table = String(relname);
  const elsewhere = catalogname !== undefined || (schemaname !== undefined && schemaname !== TABLES_FROM);
  // A table without a schema is found through the search path. Only catalogue tables come before the masked views in
  // this path, and their names start with `pg_`.
  if (elsewhere || /^pg_/i.test(table)) refuse(`table ${schemaname === undefined ? '' : `${schemaname}.`}${table}`);
}

function checkFields(fields: unknown): void {
  const path = listOf(fields).flatMap((item) => (isJson(item) ? textOf(item.String) || [] : []));
  if (path.length > 2) refuse(`name ${path.join('.')}`);
  for (const name of path) if (forbiddenNames.test(name)) refuse(`name ${name}`);
}

/** Refuses the field access `(x).f`, because Postgres also reads this syntax as a call of the function `f`. */
function checkIndirection(steps: unknown): void {
  for (const step of listOf(steps)) if (isJson(step) && step.String) refuse(`field ${textOf(step.String)}`);
}

/**
 * Refuses a call of the Postgres function `format`, unless its pattern is a literal with widths below 10,000. `format`
 * can pad to any width and cannot be interrupted.
 */
function checkFormat(args: unknown): void {
  const [first] = listOf(args);
  const constant = isJson(first) && isJson(first.A_Const) ? first.A_Const.sval : null;
  if (!isJson(constant) || /\*|\d{5}/.test(textOf(constant))) refuse('function format with such a pattern');
}

const checks: Record<string, (node: Json) => void> = {
  SelectStmt: ({ intoClause, lockingClause }) => {
    if (intoClause) refuse('INTO');
    if (lockingClause) refuse('a lock');
  },
  RangeVar: checkTable,
  FuncCall: ({ funcname, args }) => {
    checkName(names(funcname), allowedFunctions, 'function');
    if (names(funcname).at(-1) === 'format') checkFormat(args);
  },
  A_Expr: ({ name }) => {
    const operator = names(name);
    if (operator.length > 1 && operator[0] !== FUNCTIONS_FROM) refuse(`operator ${operator.join('.')}`);
  },
  SQLValueFunction: ({ op }) => {
    if (!allowedValues.test(String(op))) refuse(String(op).replace('SVFOP_', ''));
  },
  ColumnRef: ({ fields }) => checkFields(fields),
  A_Indirection: ({ indirection }) => checkIndirection(indirection),
  CollateClause: ({ collname }) => {
    if (names(collname).length > 1) refuse('a collation of a schema');
  },
  CommonTableExpr: ({ ctequery }) => {
    if (!isJson(ctequery) || !isJson(ctequery.SelectStmt)) refuse('a WITH that writes');
  },
};

const isKind = (key: string) => /^[A-Z]/.test(key);

function walk(value: unknown, deep: number): void {
  if (deep > MAX_DEPTH * 4) refuse('too many brackets');
  if (Array.isArray(value)) for (const item of value) walk(item, deep + 1);
  if (!isJson(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (isKind(key)) checkNode(key, part);
    else checkPart(key, part);
    walk(part, deep + 1);
  }
}

function checkNode(kind: string, node: unknown): void {
  if (!allowedNodes.has(kind)) refuse(kind);
  if (isJson(node)) checks[kind]?.(node);
}

/**
 * Refuses an object without a node type unless its key is allowed. Lists, plain values and typed nodes are not checked
 * here.
 */
function checkPart(key: string, part: unknown): void {
  if (!isJson(part) || Object.keys(part).some(isKind) || Object.keys(part).length === 0) return;
  if (!allowedParts.has(key)) refuse(key);
  if (key === 'typeName') checkName(names(part.names), allowedTypes, 'type');
  if (key === 'larg' || key === 'rarg') checks.SelectStmt?.(part);
}

function checkExplain(explain: Json): void {
  for (const option of listOf(explain.options)) {
    const name = isJson(option) && isJson(option.DefElem) ? String(option.DefElem.defname) : '';
    if (!allowedExplain.has(name)) refuse(`EXPLAIN ${name}`);
  }
  if (!isJson(explain.query) || !isJson(explain.query.SelectStmt)) refuse('EXPLAIN of what does not read');
  walk(explain.query, 0);
}

async function parsed(text: string): Promise<Json> {
  try {
    const tree: unknown = await parse(text);
    return isJson(tree) ? tree : {};
  } catch (error) {
    throw new NotSql(error instanceof Error ? error.message.slice(0, 500) : 'syntax error');
  }
}

/**
 * Returns the part of the text that is one statement. `stmt_location` and `stmt_len` are in bytes. Without `stmt_len`
 * the statement reaches to the end of the text.
 */
function cut(text: string, { stmt_location: from, stmt_len: length }: Json): string {
  const bytes = Buffer.from(text);
  const start = typeof from === 'number' ? from : 0;
  return bytes.subarray(start, typeof length === 'number' ? start + length : bytes.length).toString();
}

/** Validates a statement. Throws {@link NotReading} or {@link NotSql}. */
export async function checkStatement(text: string): Promise<CheckedStatement> {
  if (text.length > MAX_STATEMENT_LENGTH || text.includes('\0') || !text.isWellFormed()) refuse('such a text');
  const statements = listOf((await parsed(text)).stmts);
  const [only] = statements;
  if (statements.length !== 1 || !isJson(only) || !isJson(only.stmt)) return refuse('other than one statement');
  const [kind = ''] = Object.keys(only.stmt);
  if (kind === 'ExplainStmt' && isJson(only.stmt.ExplainStmt)) {
    checkExplain(only.stmt.ExplainStmt);
    return { kind: 'explain', text: cut(text, only) };
  }
  if (kind !== 'SelectStmt') refuse(kind.replace(/Stmt$/, ''));
  walk(only.stmt, 0);
  return { kind: 'select', text: cut(text, only) };
}
