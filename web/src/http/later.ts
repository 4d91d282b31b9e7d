// What calls the server is fetched with the first call: pages that came drawn begin without it.
import { NetworkError } from '#contracts/call-error.ts';

/** A part of the program that makes calls. Throws a NetworkError where it does not come, as the call itself would. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}
