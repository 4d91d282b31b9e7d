// Reads translations from the repository's `locales` folder without network, for development and tests.
type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>(
  ['../../../locales/*/*.json', '!../../../locales/*/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);

/** Returns the translations of a topic; empty if the language has no file for the topic. */
export const textsOfCheckout = async (language: string, topic: string): Promise<Texts> =>
  (await files[`../../../locales/${language}/${topic}.json`]?.()) ?? {};
