// Messages between the program and its document threads. They are not validated, because program and threads are always
// of the same build.

export type DocumentTask = 'inspect-docx' | 'inspect-pdf' | 'read-docx' | 'render-pdf';

export interface DocumentOrder {
  task: DocumentTask;
  bytes: Uint8Array;
}

/** A rendered page: RGBA, four bytes per pixel. */
export interface PageBitmap {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

export type DocumentAnswer =
  | { fault: 'type' | 'locked' | 'broken' | 'unsafe' | null }
  | { paragraphs: string[] }
  | { pages: PageBitmap[]; total: number }
  | { failed: true };
