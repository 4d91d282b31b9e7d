// The texts as they stand in the checkout, while developing and in tests: there nobody waits for a network.
type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>(
  ['../../../locales/*/*.json', '!../../../locales/*/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);

/** A topic; an empty one where the language has none. */
export const textsOfCheckout = async (language: string, topic: string): Promise<Texts> =>
  (await files[`../../../locales/${language}/${topic}.json`]?.()) ?? {};
