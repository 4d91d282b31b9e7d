// @vitest-environment happy-dom
// The frame around every page: the bar, its menus, the footer, and what a reader sees who is lost.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { detectLanguage } from '../i18n/detect-language.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const SITE = 'GET /api/v1/site/';
const names = ['English', 'हिन्दी', 'தமிழ்', 'తెలుగు', 'मराठी', 'বাংলা', 'മലയാളം', 'भोजपुरी'];

const bar = () => screen.getByRole('banner');
const address = () => screen.getByTestId('address').textContent;
const languageButton = () => screen.getByRole('button', { name: /^Change language/ });
const visibleLanguages = () =>
  [...document.querySelectorAll('.languages button [lang]')].map((name) => name.textContent);

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  fireEvent.scroll(window);
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollY', 0);
  serveWeb({});
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await i18next.changeLanguage('en');
});

describe('the bar at the top', () => {
  it('is clear over the landing picture until the page has moved more than 50 pixels, and white again above', () => {
    renderWeb(<TopBar besideList={false} />, '/');
    expect(bar().dataset.over).toBe('true');
    scrollTo(50);
    expect(bar().dataset.over).toBe('true');
    scrollTo(51);
    expect(bar().dataset.over).toBeUndefined();
    scrollTo(0);
    expect(bar().dataset.over).toBe('true');
  });

  it('is white on every other page from the start', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    expect(bar().dataset.over).toBeUndefined();
  });

  it('offers a visitor to sign in and to register', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    expect(within(bar()).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
    expect(within(bar()).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
    expect(within(bar()).queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it.each([true, false])(
    'leads whoever is signed in to the dashboard and out (beside a list: %s)',
    async (besideList) => {
      localStorage.setItem('authToken', 'token');
      localStorage.setItem('userType', 'labour');
      localStorage.setItem(
        'userData',
        JSON.stringify({ id: 1, first_name: 'Asha', user_type: 'labour', completion: 80 }),
      );
      renderWeb(<TopBar besideList={besideList} />, '/labour/dashboard/score');
      expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe('/labour/dashboard');
      fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      await waitFor(() => expect(address()).toBe('/'));
      expect(localStorage.getItem('authToken')).toBeNull();
      expect(localStorage.getItem('userData')).toBeNull();
    },
  );
});

describe('the languages', () => {
  it('are listed by the names their readers use', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    expect(visibleLanguages()).toEqual(names);
  });

  it('are closed by a press outside, and by Escape, which gives the focus back', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    fireEvent.pointerDown(document.body);
    expect(visibleLanguages()).toEqual([]);
    fireEvent.click(languageButton());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(visibleLanguages()).toEqual([]);
    expect(document.activeElement).toBe(languageButton());
  });

  it('close once one is chosen, and the keyboard goes on from the button', async () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    const hindi = screen.getByRole('button', { name: 'हिन्दी' });
    hindi.focus();
    await act(async () => fireEvent.click(hindi));
    expect(visibleLanguages()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('हिन्दी');
    expect(localStorage.getItem('language')).toBe('hi');
  });

  it('are chosen against the one in the address, which says no more of it', async () => {
    window.history.replaceState(null, '', '/jobs?q=mason&lng=ta');
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' })));
    expect(window.location.search).toBe('?q=mason');
    expect(detectLanguage()).toBe('hi');
  });

  it('stand in the menu of a small screen too, under the places and the doors', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = within(screen.getByRole('region', { name: 'Menu' }));
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/jobs', '/for-employers', '/signin', '/register']);
    expect(visibleLanguages()).toEqual(names);
  });
});

describe('the footer', () => {
  const column = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('has the links, what there is to read, and how to reach the company', () => {
    renderWeb(<Footer />);
    expect(column('Quick Links')).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Find Jobs', '/jobs'],
      ['For Employers', '/for-employers'],
    ]);
    expect(column('Resources').slice(0, 3)).toEqual([
      ['FAQ', '/faq'],
      ['Privacy Policy', '/privacy'],
      ['Terms', '/terms'],
    ]);
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeTruthy();
    expect(screen.getByText(/Bengaluru 560076/).textContent).toContain('KaamSetu LLP');
    expect(screen.getByRole('link', { name: 'Call 1800 000 0000' }).getAttribute('href')).toBe('tel:18000000000');
  });

  it('links to where the company is found elsewhere, and only there', async () => {
    const social = { ...siteUntilSet.social, video: 'https://video.example/kaam', x: '' };
    serveWeb({ [SITE]: () => json({ ...siteUntilSet, social }) });
    renderWeb(<Footer />);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'X' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Videos' }).getAttribute('href')).toBe('https://video.example/kaam');
  });

  it('says the year as it is in India', () => {
    vi.setSystemTime(new Date('2026-12-31T18:29:00Z'));
    renderWeb(<Footer />);
    expect(screen.getByText(/^© 2026 KaamSetu LLP$/)).toBeTruthy();
    cleanup();
    vi.setSystemTime(new Date('2026-12-31T18:31:00Z'));
    renderWeb(<Footer />);
    expect(screen.getByText(/^© 2027 KaamSetu LLP$/)).toBeTruthy();
  });
});

describe('whoever is lost', () => {
  const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('reads so at an address that leads nowhere, and finds the jobs and home', () => {
    renderWeb(<NotFoundPage />, '/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeTruthy();
    expect(ways()).toEqual(['/jobs', '/']);
  });

  it('finds the same ways where a page breaks', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): never => {
      throw new Error('broken');
    };
    renderWeb(
      <ErrorBoundary resetKey="/">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeTruthy();
    expect(ways()).toEqual(['/jobs', '/']);
  });
});
