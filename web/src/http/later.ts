// Loads the code that calls the server at the first call, so that server-rendered pages start without it.
import { NetworkError } from '#contracts/call-error.ts';

/** Returns the loaded module. Throws a `NetworkError` if it fails to load, as the call itself would. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}
