// What the server writes is whole for readers of every language: one in the making that has a topic or two is still written to in its fallback.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/values.ts';
import { copyTexts } from './copy-text.ts';
import { notificationText } from './notification-text.ts';
import { pageTexts } from './page-texts.ts';
import { codeText, noticeText } from './sms-text.ts';

describe('a reader of each language', () => {
  it.each(languageCodes)('%s is written to in it or its fallback', (code) => {
    const whole = code === 'hi' || code === 'bh' ? 'hi' : 'en';
    const accepted = { kind: 'application_accepted', params: { job_title: 'Mason', company: 'Asha Homes' } };
    const otp = { code: '123456', brand: 'KaamSetu', minutes: 5, domain: 'kaamsetu.example' };
    const notice = { ...otp, template: 'accepted', company: 'Asha Homes', job_title: 'Mason' } as const;
    expect(notificationText(code, accepted)).toEqual(notificationText(whole, accepted));
    expect(notificationText(code, accepted).title).toMatch(whole === 'hi' ? /[ऀ-ॿ]/ : /^[A-Z]/);
    expect(codeText({ ...otp, language: code })).toBe(codeText({ ...otp, language: whole }));
    expect(noticeText({ ...notice, language: code })).toEqual(noticeText({ ...notice, language: whole }));
    expect(pageTexts(code).language).toBe(whole);
    expect(copyTexts(code).language).toBe(whole);
  });
});
