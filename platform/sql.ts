// SQL statements as values: sql`…` fragments can be nested, interpolated values become parameters, and functions such
// as `many` parse the rows with a zod schema.
import type { z } from '#contracts/z.ts';

/** An SQL fragment: the text between the parameters, and the parameters. `name` makes it a prepared statement. */
export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly name?: string;
  /** The text with the placeholders `$1`, `$2` and so on, if it is already composed (see `preparedStatement`). */
  readonly text?: string;
}

/** Runs queries: the pool, or the client of a transaction. */
export interface Queryable {
  query(config: {
    text: string;
    values: unknown[];
    name?: string;
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** The client of an open transaction; only `inTransaction` creates one. */
export interface Tx extends Queryable {
  readonly inTransaction: true;
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** Creates a fragment. Interpolated fragments are inserted, all other values become parameters. */
export function sql(strings: TemplateStringsArray, ...given: readonly unknown[]): Sql {
  const texts: string[] = [strings[0] ?? ''];
  const values: unknown[] = [];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  given.forEach((value, index) => {
    if (isSql(value)) {
      append(value.strings[0] ?? '');
      value.values.forEach((inner, place) => {
        values.push(inner);
        texts.push(value.strings[place + 1] ?? '');
      });
    } else {
      values.push(value);
      texts.push('');
    }
    append(strings[index + 1] ?? '');
  });
  return { strings: texts, values };
}

/** Creates SQL from a string: only for constants of the code (a schema's or a column's name), never for input. */
export function rawSql(text: string): Sql {
  return { strings: [text], values: [] };
}

/** An empty fragment, for a filter that is not set. */
export const emptySql: Sql = { strings: [''], values: [] };

/** Concatenates fragments with a separator. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  return parts.reduce<Sql>(
    (all, part, index) => (index === 0 ? part : sql`${all}${rawSql(separator)}${part}`),
    emptySql,
  );
}

/**
 * Returns the statement as a prepared statement with this name. Each connection prepares it once. Use it for frequent
 * statements whose text never changes.
 */
export function prepared(name: string, statement: Sql): Sql {
  return { ...statement, name };
}

/**
 * Creates a prepared statement whose text is composed once. `compose` receives a placeholder per key, and the returned
 * function replaces the placeholders with its values. The text must not depend on the values.
 */
export function preparedStatement<K extends string>(
  name: string,
  compose: (places: Record<K, unknown>) => Sql,
  keys: readonly K[],
): (values: Record<K, unknown>) => Sql {
  const places = Object.fromEntries(keys.map((key) => [key, { key }])) as Record<K, { key: K }>;
  const { strings, values } = compose(places);
  const order = values.map((place) => keys.find((key) => places[key] === place) ?? unknownPlace(name));
  const text = textOf(strings);
  return (given) => ({ strings, values: order.map((key) => given[key]), name, text });
}

function unknownPlace(name: string): never {
  throw new Error(`The statement ${name} contains a value`);
}

const textOf = (strings: readonly string[]) =>
  strings.reduce((all, part, index) => (index === 0 ? part : `${all}$${index}${part}`), '');

/** Returns text and values in the format of pg. */
export function compile(statement: Sql): { text: string; values: unknown[]; name?: string } {
  const text = statement.text ?? textOf(statement.strings);
  const query = { text, values: [...statement.values] };
  return statement.name ? { ...query, name: statement.name } : query;
}

type Row<S extends z.ZodMiniType> = z.output<S>;

/** Returns all rows. Throws if a row does not match the schema; then the statement or the schema has a bug. */
export async function many<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S>[]> {
  const { rows } = await db.query(compile(statement));
  return rows.map((row) => schema.parse(row));
}

/** Returns the first row; null if there are no rows. */
export async function maybe<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S> | null> {
  const { rows } = await db.query(compile(statement));
  return rows.length === 0 ? null : schema.parse(rows[0]);
}

/** Returns the first row; throws if there are no rows. */
export async function one<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S>> {
  const { rows } = await db.query(compile(statement));
  return schema.parse(rows[0]);
}

/** Runs a statement and returns the number of affected rows. */
export async function run(db: Queryable, statement: Sql): Promise<number> {
  const { rowCount } = await db.query(compile(statement));
  return rowCount ?? 0;
}
