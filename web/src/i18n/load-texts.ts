// Brings the texts of one topic in one language, trying again where the network fails.
const FILES = import.meta.glob<Record<string, unknown>>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/notifications.json',
    '!../../../locales/*/pages.json',
    '!../../../locales/*/sms.json',
    '!../../../locales/tsconfig.json',
  ],
  { import: 'default' },
);

const RETRIES = 5;
const FIRST_WAIT = 350;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs what may fail up to six times: 350 ms before the second time, then twice as long each time. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (failures === RETRIES) throw error;
      await wait(FIRST_WAIT * 2 ** failures);
    }
  }
}

/** The texts of a topic; an empty topic where that language has none yet, so that its fallback speaks. */
export async function loadTexts(language: string, topic: string): Promise<Record<string, unknown>> {
  const load = FILES[`../../../locales/${language}/${topic}.json`];
  return load ? withRetries(load) : {};
}
