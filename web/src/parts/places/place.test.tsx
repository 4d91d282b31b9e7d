// @vitest-environment happy-dom
// Tests that place names, also of two words, are translated.
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import jobs from '#locales/en/jobs.json' with { type: 'json' };
import places from '#locales/hi/places.json' with { type: 'json' };
import { usePlaceNames } from './place.ts';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'hi', fallbackLng: 'en', resources: { hi: { places } } });
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;

describe('place names in Hindi', () => {
  const { result } = renderHook(() => usePlaceNames(), { wrapper });

  it.each([
    ['Pune', 'पुणे'],
    ['New Delhi', 'नई दिल्ली'],
  ])('The place name %s is %s in Hindi', (english, hindi) => {
    expect(result.current.cityText(english)).toBe(hindi);
  });

  it('A place name without a translation stays unchanged', () => {
    expect(result.current.cityText('Some Far Village')).toBe('Some Far Village');
  });

  it('A job without a place shows the English "Not provided"', async () => {
    await i18n.loadNamespaces('jobs');
    i18n.addResourceBundle('en', 'jobs', jobs);
    const place = { state: null, city: null, location: null };
    expect(renderHook(() => usePlaceNames(), { wrapper }).result.current.placeText(place)).toBe('Not provided');
  });
});
