// @vitest-environment happy-dom
// Tests that pages such as the terms of use show every sentence of their translations, with the operator's data.
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NUMBER_DAYS, SESSION_DAYS, SESSION_IDLE_HOURS } from '#contracts/periods.ts';
import type { Site } from '#contracts/site.ts';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import about from '#locales/en/about.json';
import forEmployers from '#locales/en/for-employers.json';
import grievance from '#locales/en/grievance.json';
import guides from '#locales/en/guides.json';
import privacyNotice from '#locales/en/privacy-notice.json';
import terms from '#locales/en/terms.json';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { About } from './about.tsx';
import { ForEmployers } from './for-employers.tsx';
import { Grievance } from './grievance.tsx';
import { Guide } from './guide.tsx';
import { PrivacyNotice, Terms } from './legal.tsx';

const set: Site = {
  ...siteUntilSet,
  name: 'Kaam',
  company: 'Kaam Works LLP',
  grievance_officer: 'Meera Nair',
  grievance_email: 'meera@kaam.example',
  erasure_days: 11,
  export_days: 13,
  notification_days: 77,
  rating_reveal_days: 19,
  grievance_ack_hours: 31,
  grievance_days: 16,
  grievance_urgent_hours: 29,
  off: [],
};

const sentences = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? sentences(text) : [],
  );

const filled = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const facts: Record<string, unknown> = {
      ...set,
      number_days: NUMBER_DAYS,
      session_days: SESSION_DAYS,
      session_idle_hours: SESSION_IDLE_HOURS,
      site: set.name,
      version: '2026-11',
    };
    return String(facts[name]);
  });

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function signedInAs(user_type: string): void {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', user_type);
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Asha', user_type, completion: 80 }));
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  serveWeb({ 'GET /api/v1/site/': () => json(set) });
});
afterEach(cleanup);

const { post: _post, ...forVisitors } = forEmployers;
const {
  columns: { what: _what, ...columns },
  ...notice
} = privacyNotice;

const pages: [string, ReactNode, object][] = [
  ['about us', <About key="a" />, about],
  ['the terms', <Terms key="t" />, terms],
  ['the privacy notice', <PrivacyNotice key="p" />, { ...notice, columns }],
  ['the grievance officer', <Grievance key="g" />, grievance],
  ['the guide for workers', <Guide key="w" of="labour" />, guides.workers],
  ['the guide for employers', <Guide key="e" of="employer" />, guides.employers],
  ['for employers', <ForEmployers key="f" />, forVisitors],
];

describe('Text pages', () => {
  it.each(pages)('The text page “%s” shows all its sentences and one main heading', async (_name, page, texts) => {
    renderWeb(page);
    const text = () => document.body.textContent ?? '';
    await waitFor(() => {
      for (const sentence of sentences(texts)) expect(text()).toContain(filled(sentence));
    });
    expect(text()).not.toMatch(/\{\{|\[object/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('Privacy notice, terms and grievance page name the grievance officer with an e-mail link', async () => {
    for (const page of [<PrivacyNotice key="p" />, <Terms key="t" />, <Grievance key="g" />]) {
      renderWeb(page);
      expect(await screen.findByText('Meera Nair')).toBeTruthy();
      expect(links()).toContain('mailto:meera@kaam.example');
      cleanup();
    }
  });

  it('The table of contents of a long page links to each section', async () => {
    renderWeb(<Terms />);
    const jumps = links().filter((link) => link?.startsWith('#'));
    expect(jumps).toHaveLength(Object.keys(terms.parts).length);
    for (const jump of jumps) expect(document.querySelector(jump ?? '')?.tagName).toBe('H2');
  });
});

describe('Page for employers', () => {
  it('The page for employers links a visitor to registration as employer, and to sign-in before the job form', () => {
    renderWeb(<ForEmployers />);
    expect(links()).toContain('/register?as=employer');
    expect(links()).toContain('/signin?next=%2Femployer%2Fdashboard%2Fpost');
  });

  it('The page for employers links an employer to the job form and shows a worker no registration', async () => {
    signedInAs('employer');
    renderWeb(<ForEmployers />);
    await waitFor(() => expect(links()).toContain('/employer/dashboard/post'));
    cleanup();
    signedInAs('labour');
    renderWeb(<ForEmployers />);
    expect(links()).toEqual(['/guides/employers']);
  });
});
