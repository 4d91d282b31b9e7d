// Builds the copy of a user's data in two formats, JSON and HTML, while the rows are read. Collects the encoded bytes
// instead of the rows, because bytes need less memory.
import { copyTexts } from '#locales/copy-text.ts';
import type { CopyBytes } from '#marketplace/privacy/actions/copies.ts';
import { copyPage } from './copy-page.ts';

interface CopiedFile {
  uid: string;
  name: string;
  content_type: string;
  base64: string;
}

export interface TwoForms {
  /** Ends the section of the previous table and starts the section of `table`. */
  begin(table: string): void;
  addRow(row: Readonly<Record<string, unknown>>): void;
  addFile(file: CopiedFile): void;
  finish(): CopyBytes;
}

function growing() {
  const chunks: Buffer[] = [];
  return { add: (text: string) => void chunks.push(Buffer.from(text)), bytes: () => Buffer.concat(chunks) };
}

/** Starts a data copy in the user's language. `madeAt` is the time of the copy (ISO 8601), which the copy contains. */
export function twoForms(language: string, madeAt: string): TwoForms {
  const page = copyPage(copyTexts(language));
  const [json, html] = [growing(), growing()];
  let part = { table: '', rows: 0 };
  const end = () => {
    if (part.table === '') return;
    json.add(']');
    if (part.rows === 0) html.add(page.nothing());
  };
  const add = (item: unknown, shown: string) => {
    json.add(`${part.rows === 0 ? '' : ',\n'}${JSON.stringify(item)}`);
    html.add(shown);
    part.rows += 1;
  };
  json.add(`{"made_at":${JSON.stringify(madeAt)}`);
  html.add(page.head(madeAt));
  return {
    begin: (table) => {
      end();
      part = { table, rows: 0 };
      json.add(`,\n${JSON.stringify(table)}:[`);
      html.add(page.heading(table));
    },
    addRow: (row) => add(row, page.row(part.table, row)),
    addFile: (file) => add(file, page.file(file)),
    finish: () => {
      end();
      json.add('}\n');
      html.add(page.foot());
      return { json: json.bytes(), html: html.bytes() };
    },
  };
}
