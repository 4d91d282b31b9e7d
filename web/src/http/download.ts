// Brings a file that needs the bearer into the downloads of the browser.
import { type FileInfo, fileEndpoints } from '#contracts/files.ts';
import { callFile } from './call.ts';

// The browser reads the address after the click; it is given back once that is surely done.
const READ_AFTER = 60_000;

/** Puts bytes that are here already among the downloads. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER);
}

/** Downloads a file under its own name; throws as a call does. */
export async function download({ uid, name }: FileInfo): Promise<void> {
  saveAs(await callFile(fileEndpoints.getFile, { params: { file_uid: uid } }), name);
}
