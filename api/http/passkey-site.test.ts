// The domain of passkeys, from PUBLIC_ORIGINS and, outside production, from the host of the request.
import { expect, it } from 'vitest';
import { passkeySiteOf } from './passkey-site.ts';

const from = (host: string) => ({ headers: { host } });
const site = 'https://kaamsetu.example';

it('The first of PUBLIC_ORIGINS sets the domain, and origins on other domains are left out', () => {
  const origins = [
    site,
    'https://admin.kaamsetu.example',
    'https://kaamsetu.example.evil.example',
    'https://other.example',
  ];
  expect(passkeySiteOf(from('evil.example'), { production: true, origins })).toEqual({
    rp_id: 'kaamsetu.example',
    origins: [site, 'https://admin.kaamsetu.example'],
  });
});

it('Passkeys are not offered without a domain: no origin in production, or an IP address', () => {
  expect(passkeySiteOf(from('localhost:3000'), { production: true, origins: [] })).toBeNull();
  expect(passkeySiteOf(from('localhost:3000'), { production: true, origins: ['https://203.0.113.7'] })).toBeNull();
  expect(passkeySiteOf(from('127.0.0.1:3000'), { production: false, origins: [] })).toBeNull();
});

it('Outside production only the host `localhost` is accepted as the domain', () => {
  const settings = { production: false, origins: [] };
  expect(passkeySiteOf(from('localhost:3000'), settings)).toEqual({
    rp_id: 'localhost',
    origins: ['http://localhost:3000'],
  });
  expect(passkeySiteOf(from('localhost.evil.example'), settings)).toBeNull();
  expect(passkeySiteOf(from('evil.example'), settings)).toBeNull();
});
