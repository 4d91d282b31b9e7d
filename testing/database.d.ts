import { type Db } from '#platform/db.ts';
export interface TestDatabase {
    readonly url: string;
    readonly db: Db;
}
/** Registers hooks that make and drop the database; use its `db` and `url` inside tests. */
export declare function useDatabase(): TestDatabase;
