// Content that the public pages show in browsers without scripts, in all languages.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { textsOf } from '#locales/server-texts.ts';
import { escapeText } from './html.ts';
import { withoutScript } from './without-script.ts';

describe.each(languageCodes)('the page content in %s for readers without scripts', (language) => {
  it('The FAQ page shows its questions and answers, and the sign-in page its title', () => {
    const { faq, pages } = textsOf(language);
    const shown = withoutScript('faq', { language, rating_reveal_days: 19 }).html;
    for (const text of [faq.general.money.ask, faq.seekers.apply.text, faq.employers.post.text])
      expect(shown).toContain(escapeText(text));
    expect(shown).toMatch(/\b19\b/);
    expect(shown).not.toContain('{{');
    expect(withoutScript('signin', { language, rating_reveal_days: 19 }).html).toContain(
      escapeText(pages.signin.title),
    );
  });
});
