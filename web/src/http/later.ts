// Loads a module with API calls when it is first needed, so that server-rendered pages start without the module's code.
import { NetworkError } from '#contracts/call-error.ts';

/**
 * Returns the loaded module. If the module fails to load, throws a `NetworkError`, like an API call without network.
 */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}
