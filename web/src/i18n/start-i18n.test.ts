// @vitest-environment happy-dom
// Tests that the app loads the translations of one language, and of a fallback language only if a topic fails to load.
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { pageMark } from '#locales/languages.ts';
import { readTopic } from '#testing/texts/catalogues.ts';
import { loadTexts } from './load-texts.ts';
import { showLanguage } from './show-language.ts';
import { startI18n } from './start-i18n.ts';

vi.mock('./load-texts.ts', { spy: true });

const textOf = (language: (typeof languageCodes)[number], topic: string, key: string, count = 0) =>
  readTopic(language, topic)?.get(key)?.replace('{{count}}', String(count));

beforeAll(async () => {
  await startI18n('en', ['matching', 'jobs']);
});

afterEach(() => vi.mocked(loadTexts).mockClear());

describe('translations of each language', () => {
  it.each(languageCodes)('Translations in %s load without loading another language', async (code) => {
    await i18next.changeLanguage(code);
    const { t } = i18next;
    expect(t('shell:language.title')).toBe(textOf(code, 'shell', 'language.title'));
    expect(t('jobs:place.same_town')).toBe(textOf(code, 'jobs', 'place.same_town'));
    expect(t('matching:people.left', { count: 1 })).toBe(textOf(code, 'matching', 'people.left_one', 1));
    expect(t('matching:people.left', { count: 5 })).toBe(textOf(code, 'matching', 'people.left_other', 5));
    expect(vi.mocked(loadTexts).mock.calls.filter(([language]) => language !== code)).toEqual([]);
    expect(document.documentElement.lang).toBe(pageMark(code));
  });
});

describe('topic that fails to load', () => {
  it.each([
    ['ta', 'en'],
    ['bh', 'hi'],
  ] as const)('A topic that fails to load in %s is shown in %s', async (code, other) => {
    vi.mocked(loadTexts).mockImplementation((language, topic) =>
      language === code
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ title: textOf(other, topic, 'title') ?? '' }),
    );
    await i18next.changeLanguage(code);
    await i18next.loadNamespaces('help');
    expect(i18next.t('help:title')).toBe(textOf(other, 'help', 'title'));
  });
});

describe('language that fails to load', () => {
  it('A failed language leaves the current language and is shown when the user chooses it again', async () => {
    await i18next.changeLanguage('hi');
    vi.mocked(loadTexts).mockImplementation(() => Promise.reject(new Error('away')));
    expect(await showLanguage(i18next, 'ml')).toBe(false);
    expect([i18next.language, i18next.t('common:close')]).toEqual(['hi', textOf('hi', 'common', 'close')]);
    vi.mocked(loadTexts).mockRestore();
    expect(await showLanguage(i18next, 'ml')).toBe(true);
    expect(i18next.t('common:close')).toBe(textOf('ml', 'common', 'close'));
  });
});

describe('two successive language choices', () => {
  it('The second of two successive language choices is shown, even if its translations load first', async () => {
    vi.mocked(loadTexts).mockImplementation(async (language) => {
      if (language === 'te') await new Promise((resolve) => setTimeout(resolve, 50));
      return { close: language };
    });
    const shown = await Promise.all([showLanguage(i18next, 'te'), showLanguage(i18next, 'bn')]);
    expect([shown, i18next.language]).toEqual([[false, true], 'bn']);
    vi.mocked(loadTexts).mockRestore();
  });
});

describe('language choice in another tab', () => {
  it('A supported language chosen in another tab is shown in this tab', async () => {
    await i18next.changeLanguage('en');
    const chooseInOtherTab = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
    chooseInOtherTab('xx');
    chooseInOtherTab('mr');
    await expect.poll(() => i18next.language).toBe('mr');
    expect(i18next.t('common:close')).toBe(textOf('mr', 'common', 'close'));
  });
});

describe('start without translations', () => {
  it('The app starts only after its first translations have loaded', async () => {
    const away = (topic: string) => vi.mocked(loadTexts).mock.calls.filter(([, asked]) => asked === topic).length < 4;
    vi.mocked(loadTexts).mockImplementation(async (language, topic) => {
      if (language !== 'ta' || away(topic)) throw new Error('away');
      return { close: `${language} ${topic}` };
    });
    const texts = await startI18n('ta');
    expect(texts.t('common:close')).toBe('ta common');
  });
});
