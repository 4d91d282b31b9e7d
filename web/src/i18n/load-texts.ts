// Loads the translations of one topic (an i18next namespace) in one language: at most ten loads at a time, with
// retries.
import { addressOfTopic } from './text-files.ts';

type Texts = Record<string, unknown>;

const RETRIES = 5;
const FIRST_WAIT = 350;
const MAX_CONCURRENT_LOADS = 10;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs the function up to six times. The first retry is after 350 ms, and each further delay is twice as long. */
async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (failures === RETRIES) throw error;
      await wait(FIRST_WAIT * 2 ** failures);
    }
  }
}

/**
 * Returns a function that runs at most `max` tasks at a time. Further tasks wait and start in the order of the calls.
 */
function semaphore(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    // A finished task gives its slot directly to the first task in the queue, so that a new task cannot take the slot.
    if (running < max) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Returns a function that runs a read with retries, at most `max` reads at a time. A read that waits for its retry
 * frees its slot.
 */
export function textReader(max = MAX_CONCURRENT_LOADS) {
  const through = semaphore(max);
  return <T>(read: () => Promise<T>): Promise<T> => withRetries(() => through(read));
}

const read = textReader();

const fetched = new Map<string, Promise<Record<string, Texts>>>();

/**
 * Fetches a translation file, which contains one or more topics. Parallel calls share one request; a failed request is
 * not cached.
 */
function fetchFile(address: string): Promise<Record<string, Texts>> {
  const before = fetched.get(address);
  if (before) return before;
  const file = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
    return answer.json();
  });
  fetched.set(address, file);
  file.catch(() => fetched.delete(address));
  return file;
}

/** Returns the translations of a topic from the folder of the build; empty if the file does not contain the topic. */
export async function fetchTexts(folder: string, language: string, topic: string): Promise<Texts> {
  return (await fetchFile(addressOfTopic(folder, language, topic)))[topic] ?? {};
}

/**
 * Returns the translations of a topic. Returns an empty object if the language has no translations of the topic;
 * i18next then uses the fallback language.
 */
export const loadTexts = (language: string, topic: string): Promise<Texts> =>
  read(async () =>
    import.meta.env.TEXTS_FOLDER
      ? fetchTexts(import.meta.env.TEXTS_FOLDER, language, topic)
      : (await import('./texts-of-checkout.ts')).textsOfCheckout(language, topic),
  );
