// Loads a module that calls the server when it is first needed, so that server-rendered pages start without this code.
import { NetworkError } from '#contracts/call-error.ts';

/** Returns the loaded module. Throws a `NetworkError` if it fails to load, as the call itself would. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}
