// Tests that all texts that the server renders (notifications, SMS, pages, exports and names) are in the reader's
// language.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { roleSlugs } from '#contracts/lists.ts';
import type { Language } from '#contracts/values.ts';
import { callSmsText } from './call-sms-text.ts';
import { copyTexts } from './copy-text.ts';
import { crewCodeText } from './crew-code-text.ts';
import { dayText, formatDateTime } from './date-time-text.ts';
import { hourText } from './day-parts.ts';
import { notificationText } from './notification-text.ts';
import { pageTexts } from './page-texts.ts';
import { namesOfRole, namesOfState } from './reference-names.ts';
import { searchName } from './search-name.ts';
import { codeText, smsText } from './sms-text.ts';

/** The letters of each language's script. */
const letters: Record<Language, RegExp> = {
  en: /^[\x20-\x7e₹’“”–…·]+$/,
  hi: /[ऀ-ॿ]/,
  mr: /[ऀ-ॿ]/,
  bh: /[ऀ-ॿ]/,
  ta: /[\u0b80-\u0bff]/,
  te: /[\u0c00-\u0c7f]/,
  bn: /[\u0980-\u09ff]/,
  ml: /[\u0d00-\u0d7f]/,
};

const otp = { code: '123456', brand: 'KaamSetu', minutes: 5, domain: 'www.kaamsetu.example' };
const longNames = {
  company: 'श्री बालाजी कंस्ट्रक्शन एंड इंटीरियर्स प्राइवेट लिमिटेड',
  job_title: 'तीसरी मंज़िल की छत ढालने के लिए राजमिस्त्री',
};

const call = {
  city: 'Thiruvananthapuram',
  date: '2026-11-29',
  start_time: '07:00',
  pay: 1500,
  token: 'abcdefghjkmnp234',
};

/** Kinds of notifications whose messages contain a date or a reason that notifications of earlier releases lack. */
const dated = [
  'erasure_requested',
  'export_ready',
  'attendance_claimed',
  'attendance_missed',
  'attendance_decided',
  'application_cancelled',
  'completion_claimed',
  'job_expired',
  'contact_asked',
  'wage_claim_made',
  'wage_claim_unanswered',
] as const;

/** Maximum length, in characters, of an SMS of two parts in a non-Latin script. */
const TWO_PARTS = 134;

describe.each(languageCodes)('a reader of %s', (language) => {
  const own = letters[language];

  it("Notifications, pages, names and exports are in the reader's language", () => {
    const accepted = { kind: 'application_accepted', params: { job_title: '1', company: '2' } } as const;
    const { title, message } = notificationText(language, accepted);
    if (language !== 'hi') expect(message).not.toBe(notificationText('hi', accepted).message);
    const { pages, reference } = pageTexts(language);
    const said = [
      title,
      message,
      pages.home.title,
      pages.no_fee.text,
      reference.role.mason,
      copyTexts(language).copy.intro,
    ];
    said.push(namesOfRole('mason')[language] ?? '', namesOfState('MH')[language] ?? '', searchName(language, {}));
    for (const text of said) expect(text).toMatch(own);
    expect([pageTexts(language).language, copyTexts(language).language]).toEqual([language, language]);
  });

  it("An SMS is in the reader's language and has at most two parts", () => {
    const texts = [
      codeText({ ...otp, language }),
      ...(['accepted', 'contact'] as const).map(
        (template) => smsText({ ...otp, ...longNames, language, template }).text,
      ),
      ...roleSlugs.flatMap((role) =>
        (['call_offer', 'call_evening', 'call_morning'] as const).map(
          (template) => callSmsText({ ...otp, ...call, role, language, template }).text,
        ),
      ),
      ...roleSlugs.map((role) => crewCodeText({ ...call, code: '0123', state: 'Kerala', role, language }).text),
      crewCodeText({ code: '0123', role: null, city: null, state: 'Jammu and Kashmir', pay: null, language }).text,
    ];
    for (const text of texts) {
      expect(text.length, text).toBeLessThanOrEqual(TWO_PARTS);
      if (language !== 'en') expect(text).toMatch(own);
    }
  });

  it('Notifications without the date or the reason of their message have a message without them', () => {
    const details = { day: '2026-11-20', until: '2026-11-28T12:42:00Z', cause: 'job_closed' };
    const names = { job_title: 'Mason', company: 'Balaji', person: 'Asha', reason: 'Seen.' };
    for (const kind of dated) {
      const { message } = notificationText(language, { kind, params: { ...names, ...details } });
      const { message: old } = notificationText(language, { kind, params: names });
      expect(old, kind).not.toBe(message);
      for (const text of [message, old]) expect(text, kind).not.toMatch(/\{\{|\(\s*\)|\s[.,।]|: ?[.।]| {2}/);
      expect(old).not.toMatch(/\d/);
    }
  });

  it('Dates and times have Latin digits', () => {
    const at = '2026-11-21T12:42:00Z';
    for (const text of [dayText(at, { language }), hourText(at, { language }), formatDateTime(at, { language })]) {
      expect(text).toMatch(/6:12|21/);
      expect(text.replace(/[\d\s:,]/g, '')).toMatch(own);
      expect(text).not.toMatch(/[०-९০-৯௦-௯౦-౯൦-൯]/);
    }
  });
});

describe('SMS', () => {
  it('An SMS has the company and the brand in the script of the reader', () => {
    const { text } = smsText({ ...otp, company: 'Asha Homes', job_title: null, language: 'hi', template: 'accepted' });
    expect(text).toContain('आशा होम्स');
    expect(text).toContain('कामसेतु');
  });

  it('An SMS keeps names unshortened if they fit', () => {
    const short = { company: 'Asha Homes', job_title: 'Mason' };
    expect(smsText({ ...otp, ...short, language: 'en', template: 'accepted' }).variables).toEqual(short);
  });
});
