// Browser names in the list of sessions.
import { expect, it } from 'vitest';
import { browserName, isOtherBrowser } from './browser.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 13; Redmi 9A) ${webkit} Chrome/128.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `Mozilla/5.0 (Linux; Android 12; SM-A037F) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/127.0.0.0 Safari/537.36 Edg/127.0.0.0`,
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox · KaiOS'],
  ['Opera/9.80 (Android; Opera Mini/80.0/191.1; U; en) Presto/2.12.423 Version/12.16', 'Opera · Android'],
  ['SomeBot/1.0 (Linux)', 'Linux'],
  ['node', ''],
  ['', ''],
  [`${'('.repeat(50_000)}Chrome/1`, ''],
])('The User-Agent “%s” has the expected browser name', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it('Two names differ if their families differ, regardless of the system', () => {
  expect(isOtherBrowser('Chrome · Android', 'Firefox · Android')).toBe(true);
  expect(isOtherBrowser('Chrome · Android', 'Chrome · Linux')).toBe(false);
  expect(isOtherBrowser('', 'Chrome · Linux')).toBe(false);
  expect(isOtherBrowser('Linux', 'Chrome · Linux')).toBe(false);
});
