// Brings the texts of one topic in one language: at most ten at a time, trying again where the network fails.
import { addressOfTopic } from './text-files.ts';

type Texts = Record<string, unknown>;

const RETRIES = 5;
const FIRST_WAIT = 350;
const MAX_CONCURRENT_LOADS = 10;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs what may fail up to six times: 350 ms before the second time, then twice as long each time. */
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

/** Lets so many reads run at a time; the others wait in line, in the order they came. */
function semaphore(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    // Whoever ends hands the place on, so that nobody who comes between takes it.
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

/** Reads through one gate, each tried again by itself: one that waits for its next try lets another read. */
export function textReader(max = MAX_CONCURRENT_LOADS) {
  const through = semaphore(max);
  return <T>(read: () => Promise<T>): Promise<T> => withRetries(() => through(read));
}

const read = textReader();

const fetched = new Map<string, Promise<Record<string, Texts>>>();

/** A file of texts by topic, asked for once; one that did not come is forgotten. */
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

/** The texts of a topic from the folder of the build. */
export async function fetchTexts(folder: string, language: string, topic: string): Promise<Texts> {
  return (await fetchFile(addressOfTopic(folder, language, topic)))[topic] ?? {};
}

/** The texts of a topic; an empty topic where that language has none, so that its fallback speaks. */
export const loadTexts = (language: string, topic: string): Promise<Texts> =>
  read(async () =>
    import.meta.env.TEXTS_FOLDER
      ? fetchTexts(import.meta.env.TEXTS_FOLDER, language, topic)
      : (await import('./texts-of-checkout.ts')).textsOfCheckout(language, topic),
  );
