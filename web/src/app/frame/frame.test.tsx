// @vitest-environment happy-dom
// Tests the frame around every page: top bar, menus, footer and error pages.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { detectLanguage } from '../../i18n/detect-language.ts';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { SideList } from './side-list.tsx';
import { hasSideList } from './side-list-pages.ts';
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

describe('top bar', () => {
  it('The top bar is transparent on the landing page until it has scrolled more than 50 px, and again after scrolling back', () => {
    renderWeb(<TopBar besideList={false} />, '/');
    expect(bar().dataset.over).toBe('true');
    scrollTo(50);
    expect(bar().dataset.over).toBe('true');
    scrollTo(51);
    expect(bar().dataset.over).toBeUndefined();
    scrollTo(0);
    expect(bar().dataset.over).toBe('true');
  });

  it('The top bar is opaque from the start on every other page', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    expect(bar().dataset.over).toBeUndefined();
  });

  it('The top bar offers sign-in and registration to a visitor', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    expect(within(bar()).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
    expect(within(bar()).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
    expect(within(bar()).queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it.each([true, false])(
    'The top bar offers a signed-in user the dashboard and logout (beside a list: %s)',
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

describe('side list', () => {
  const links = () => within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');

  it.each([
    ['employer', true],
    ['labour', false],
  ])('The side list of a user of type %s contains the analytics of an employer: %s', (userType, contains) => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', userType);
    renderWeb(<SideList />, '/notifications');
    const analytics = links().filter((link) => link.getAttribute('href') === '/employer/dashboard/analytics');
    expect(analytics.map(({ textContent }) => textContent)).toEqual(contains ? ['Analytics'] : []);
  });

  it.each([
    ['/employer/dashboard', true],
    ['/employer/dashboard/jobs/1/applicants', true],
    ['/notifications', true],
    ['/ratings', true],
    ['/settings/privacy', true],
    ['/verification', true],
    ['/jobs', false],
    ['/', false],
  ])('The page %s shows the side list to signed-in users: %s', (path, shown) => {
    expect(hasSideList(path)).toBe(shown);
  });
});

describe('language menu', () => {
  it('The language menu lists each language by its own name', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    expect(visibleLanguages()).toEqual(names);
  });

  it('The language menu closes on a press outside, and on Escape, which returns the focus to its button', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    fireEvent.pointerDown(document.body);
    expect(visibleLanguages()).toEqual([]);
    fireEvent.click(languageButton());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(visibleLanguages()).toEqual([]);
    expect(document.activeElement).toBe(languageButton());
  });

  it('The language menu closes after a choice and returns the focus to its button', async () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    const hindi = screen.getByRole('button', { name: 'हिन्दी' });
    hindi.focus();
    await act(async () => fireEvent.click(hindi));
    expect(visibleLanguages()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('हिन्दी');
    expect(localStorage.getItem('language')).toBe('hi');
  });

  it('A chosen language replaces `lng` in the address', async () => {
    window.history.replaceState(null, '', '/jobs?q=mason&lng=ta');
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(languageButton());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' })));
    expect(window.location.search).toBe('?q=mason');
    expect(detectLanguage()).toBe('hi');
  });

  it('The menu of a small screen lists the places, sign-in and registration, and then the languages', () => {
    renderWeb(<TopBar besideList={false} />, '/jobs');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = within(screen.getByRole('region', { name: 'Menu' }));
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/jobs', '/for-employers', '/signin', '/register']);
    expect(visibleLanguages()).toEqual(names);
  });
});

describe('footer', () => {
  const column = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('The footer lists the site links, the resources and the contact data', () => {
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

  it('The footer links only to social media pages whose URLs are set', async () => {
    const social = { ...siteUntilSet.social, video: 'https://video.example/kaam', x: '' };
    serveWeb({ [SITE]: () => json({ ...siteUntilSet, social }) });
    renderWeb(<Footer />);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'X' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Videos' }).getAttribute('href')).toBe('https://video.example/kaam');
  });

  it('The footer shows the current year in India', () => {
    vi.setSystemTime(new Date('2026-12-31T18:29:00Z'));
    renderWeb(<Footer />);
    expect(screen.getByText(/^© 2026 KaamSetu LLP$/)).toBeTruthy();
    cleanup();
    vi.setSystemTime(new Date('2026-12-31T18:31:00Z'));
    renderWeb(<Footer />);
    expect(screen.getByText(/^© 2027 KaamSetu LLP$/)).toBeTruthy();
  });
});

describe('error pages', () => {
  const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('The page for an unknown address has an error heading and links to the jobs and the landing page', () => {
    renderWeb(<NotFoundPage />, '/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeTruthy();
    expect(ways()).toEqual(['/jobs', '/']);
  });

  it('The error boundary shows the same heading and links if a page throws', () => {
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
