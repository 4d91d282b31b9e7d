// @vitest-environment happy-dom
// A language that has some topics only: those speak it, the others its fallback.
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/values.ts';
import bh from '#locales/bh/matching.json';
import bn from '#locales/bn/matching.json';
import enJobs from '#locales/en/jobs.json';
import en from '#locales/en/matching.json';
import enShell from '#locales/en/shell.json';
import hiJobs from '#locales/hi/jobs.json';
import hi from '#locales/hi/matching.json';
import hiShell from '#locales/hi/shell.json';
import ml from '#locales/ml/matching.json';
import mr from '#locales/mr/matching.json';
import ta from '#locales/ta/matching.json';
import te from '#locales/te/matching.json';
import { startI18n } from './start-i18n.ts';

const matching = { en, hi, ta, te, mr, bn, ml, bh };

const filled = (text: string, count: number) => text.replace('{{count}}', String(count));

beforeAll(async () => {
  await startI18n();
  await i18next.loadNamespaces(['matching', 'jobs']);
});

describe('a reader of each language', () => {
  it.each(languageCodes)('%s reads why a job fits in it, and the rest in it or its fallback', async (code) => {
    await i18next.changeLanguage(code);
    const { t } = i18next;
    const { reason, person, people } = matching[code];
    expect(t('matching:reason.skill')).toBe(reason.skill);
    expect(t('matching:person.resume_missing')).toBe(person.resume_missing);
    expect(t('matching:people.left', { count: 1 })).toBe(filled(people.left_one, 1));
    expect(t('matching:people.left', { count: 5 })).toBe(filled(people.left_other, 5));
    expect(t('matching:people.years', { count: 2 })).toBe(filled(people.years_other, 2));
    const [shell, jobs] = code === 'hi' || code === 'bh' ? [hiShell, hiJobs] : [enShell, enJobs];
    expect(t('shell:language.title')).toBe(shell.language.title);
    expect(t('jobs:place.under_1_km')).toBe(jobs.place.under_1_km);
  });
});
