// Plain SQL as values: sql`…` nests, parameters stay parameters, runners parse rows with a zod schema.
import type { z } from 'zod/mini';

/** A piece of SQL: the text between the parameters, and the parameters. `name` makes it a prepared statement. */
export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly name?: string;
  /** Composed already. */
  readonly text?: string;
}

/** What can run a query: the pool, or the client of a transaction. */
export interface Queryable {
  query(config: {
    text: string;
    values: unknown[];
    name?: string;
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** The client of an open transaction; only `inTransaction` makes one. */
export interface Tx extends Queryable {
  readonly inTransaction: true;
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** A fragment. Interpolated fragments are spliced, everything else becomes a parameter. */
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

/** Text that is SQL itself: only for constants of the code (a schema's or a column's name), never for input. */
export function rawSql(text: string): Sql {
  return { strings: [text], values: [] };
}

/** Nothing: for a filter that is not asked for. */
export const emptySql: Sql = { strings: [''], values: [] };

/** The fragments one after the other, with a separator between. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  return parts.reduce<Sql>(
    (all, part, index) => (index === 0 ? part : sql`${all}${rawSql(separator)}${part}`),
    emptySql,
  );
}

/** The same statement, prepared once a connection under this name: for hot paths with a fixed text. */
export function prepared(name: string, statement: Sql): Sql {
  return { ...statement, name };
}

/**
 * A prepared statement whose text is composed once: `compose` is given placeholders, and each call puts its values in their places. The
 * text may not depend on them.
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
  throw new Error(`The statement ${name} has a value of its own`);
}

const textOf = (strings: readonly string[]) =>
  strings.reduce((all, part, index) => (index === 0 ? part : `${all}$${index}${part}`), '');

/** Text and values as Postgres wants them. */
export function compile(statement: Sql): { text: string; values: unknown[]; name?: string } {
  const text = statement.text ?? textOf(statement.strings);
  const query = { text, values: [...statement.values] };
  return statement.name ? { ...query, name: statement.name } : query;
}

type Row<S extends z.ZodMiniType> = z.output<S>;

/** All rows. Throws where a row is not of the schema: that is a bug, not a caller's mistake. */
export async function many<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S>[]> {
  const { rows } = await db.query(compile(statement));
  return rows.map((row) => schema.parse(row));
}

/** The only row, or null. */
export async function maybe<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S> | null> {
  const { rows } = await db.query(compile(statement));
  return rows.length === 0 ? null : schema.parse(rows[0]);
}

/** The first row; throws where there is none. */
export async function one<S extends z.ZodMiniType>(db: Queryable, statement: Sql, schema: S): Promise<Row<S>> {
  const { rows } = await db.query(compile(statement));
  return schema.parse(rows[0]);
}

/** Runs a statement and tells how many rows it touched. */
export async function run(db: Queryable, statement: Sql): Promise<number> {
  const { rowCount } = await db.query(compile(statement));
  return rowCount ?? 0;
}
