// Brings a file that needs the bearer into the downloads of the browser.
import { type FileInfo, fileEndpoints } from '#contracts/files.ts';
import { callFile } from './call.ts';

// The browser reads the address after the click; it is given back once that is surely done.
const READ_AFTER = 60_000;

/** Downloads a file under its own name; throws as a call does. */
export async function download({ uid, name }: FileInfo): Promise<void> {
  const blob = await callFile(fileEndpoints.getFile, { params: { file_uid: uid } });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER);
}
