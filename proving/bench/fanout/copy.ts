// Copies rows into a table with COPY FROM STDIN, over a dedicated connection.
import pg from 'pg';

/** Implements the callbacks of `pg` for a running COPY. */
class CopyIn implements pg.Submittable {
  readonly done: Promise<void>;
  private readonly statement: string;
  private readonly rows: string;
  private settle: (error: Error | null) => void = () => {};

  constructor(statement: string, rows: string) {
    this.statement = statement;
    this.rows = rows;
    this.done = new Promise((resolve, reject) => {
      this.settle = (error) => (error ? reject(error) : resolve());
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(
    connection: pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void },
  ): void {
    connection.sendCopyFromChunk(Buffer.from(this.rows));
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.settle(error);
  }

  handleReadyForQuery(): void {
    this.settle(null);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
}

/** Sends tab-separated rows and waits for the commit. */
export async function copyInto(url: string, statement: string, rows: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const from = performance.now();
    const copy = new CopyIn(statement, rows);
    client.query(copy);
    await copy.done;
    return performance.now() - from;
  } finally {
    await client.end();
  }
}
