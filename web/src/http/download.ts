// Downloads files that need the bearer token.
import { type FileInfo, fileEndpoints } from '#contracts/files.ts';
import { callFile } from './call.ts';

// Milliseconds until the URL of the blob is revoked. The URL must stay valid for a while, because the browser starts to
// read the blob only after the click.
const READ_AFTER = 60_000;

/** Saves a blob as a file download. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER);
}

/** Downloads a stored file under its stored name. Throws the same errors as `call`. */
export async function download({ uid, name }: FileInfo): Promise<void> {
  saveAs(await callFile(fileEndpoints.getFile, { params: { file_uid: uid } }), name);
}
