// Searches all tables, the files of a folder and the log for words that must not be there, such as erased names.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { many, rawSql, sql } from '#platform/sql.ts';

const table = z.object({ name: z.string() });
const hit = z.object({ word: z.string() });

/**
 * Returns `table: word` for each word found in any row of any table. The search ignores case and casts columns to text.
 */
export async function tracesInDatabase(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await many(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
    table,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await many(
      db,
      sql`select word from unnest(${words}::text[]) as word
        where exists (select from ${rawSql(name)} as row where strpos(lower(row::text), lower(word)) > 0)`,
      hit,
    );
    found.push(...hits.map(({ word }) => `${name}: ${word}`));
  }
  return found;
}

/** Returns `file: word` for each word found in any file of a folder. */
export function tracesInFolder(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const bytes = readFileSync(path.join(entry.parentPath, entry.name));
    return words.flatMap((word) => (bytes.includes(word) ? [`${entry.name}: ${word}`] : []));
  });
}

/** Returns a log that records its lines. */
export function listeningLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const hear = (message: string, fields: object = {}) => void lines.push(JSON.stringify({ message, ...fields }));
  return { lines, info: hear, warn: hear, error: hear };
}
