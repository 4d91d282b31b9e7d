// Tests the page of a link in an SMS without scripts: the form, its answers, and a secret address (D83).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { addressOf, behindProxy } from '#testing/attacker.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildCallLink } from '#testing/build-call-link.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-link-'));
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><html lang="en"><!-- head --><!-- /head --><noscript><!-- plain --><!-- /plain --></noscript></html>',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = useApi(database, { settings: { ...behindProxy, web_folder: folder } });

let visitors = 500;
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': addressOf(visitors) };
};

const read = (address: string, headers: Record<string, string> = visitor()) =>
  fetch(`${api.base}${address}`, { headers });
const post = (token: string, fields: Record<string, string>, language = '') =>
  fetch(`${api.base}/y/${token}/plain${language}`, {
    method: 'POST',
    headers: visitor(),
    body: new URLSearchParams(fields),
  });

async function offer(details: { language?: string } = {}) {
  const labour = await buildLabour(database.db, details);
  const job = await buildCall(database.db, { labours: [labour] });
  return { job, labour, token: await buildCallLink(database.db, { job, labour }) };
}

const answersOf = (jobId: number) =>
  many(
    database.db,
    sql`select answer from call_people where job_id = ${jobId}`,
    z.object({ answer: z.nullable(z.string()) }),
  );

describe('the page of a link without scripts', () => {
  it('The app page leads to the form, and neither page changes anything', async () => {
    const { job, token } = await offer();
    const app = await (await read(`/y/${token}`)).text();
    expect(app).toContain(`content="0; url=/y/${token}/plain"`);
    expect(app).toContain(`<a href="/y/${token}/plain">`);
    await read(`/y/${token}/plain`);
    expect(await answersOf(job.id)).toEqual([{ answer: null }]);
  });

  it('The form is in the language of the SMS, and in the language that the reader chooses', async () => {
    const { token } = await offer({ language: 'hi' });
    expect(await (await read(`/y/${token}/plain`)).text()).toContain('<html lang="hi">');
    const tamil = await (await read(`/y/${token}/plain?language=ta`)).text();
    expect(tamil).toContain('<html lang="ta">');
    expect(tamil).toMatch(/<p class="pay">₹[\d,]+ \/ நாள்<\/p>/);
  });

  it('A yes takes the place, and the page shows the result without a form', async () => {
    const { job, token } = await offer({ language: 'en' });
    const shown = await post(token, { answer: 'yes', night_ok: 'true' });
    expect(shown.status).toBe(200);
    const text = await shown.text();
    expect(text).toContain('You have the work');
    expect(text).not.toContain('<form');
    expect(await answersOf(job.id)).toEqual([{ answer: 'yes' }]);
    expect(await (await post(token, { answer: 'yes', night_ok: 'true' })).text()).toContain('You have the work');
  });

  it('A no needs no consent to the night', async () => {
    const { job, token } = await offer({ language: 'en' });
    expect(await (await post(token, { answer: 'no' })).text()).toContain('You said no');
    expect(await answersOf(job.id)).toEqual([{ answer: 'no' }]);
  });

  it('A yes to work at night without the consent gets 422 and the question again', async () => {
    const { job, token } = await offer({ language: 'en' });
    await run(database.db, sql`update jobs set start_time = '20:00' where id = ${job.id}`);
    await run(
      database.db,
      sql`update shift_calls set during = tstzrange(day + interval '20 hours', day + interval '23 hours')
        from (select (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '2 days') at time zone 'Asia/Kolkata' as day) d
        where job_id = ${job.id}`,
    );
    const shown = await post(token, { answer: 'yes' });
    expect(shown.status).toBe(422);
    const text = await shown.text();
    expect(text).toContain('First say that you can work at night.');
    expect(text).toContain('<form method="post"');
    expect(await answersOf(job.id)).toEqual([{ answer: null }]);
  });

  it('A form without a known answer shows the question again', async () => {
    const { job, token } = await offer();
    expect(await (await post(token, { answer: 'perhaps' })).text()).toContain('<form method="post"');
    expect(await answersOf(job.id)).toEqual([{ answer: null }]);
  });
});

describe('the address of the page', () => {
  it.each(['', '/plain'])('It is not stored, not indexed and not sent as a referrer: /y/{token}%s', async (end) => {
    const { token } = await offer();
    const response = await read(`/y/${token}${end}`);
    const { headers } = response;
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('A wrong, a truncated and an expired token get the same page with 404', async () => {
    const { job, token } = await offer();
    await run(database.db, sql`update jobs set status = 'closed', status_since = now() where id = ${job.id}`);
    const pages = await Promise.all(
      ['a'.repeat(16), token.slice(0, 9), token, '<b>'].map(async (one) => {
        const response = await read(`/y/${encodeURIComponent(one)}/plain`);
        const text = await response.text();
        const tamil = /href="(\/y\/[^"]*=ta)"/.exec(text)?.[1];
        expect(tamil).toBe(`/y/${encodeURIComponent(one)}/plain?language=ta`);
        return { status: response.status, title: /<h1>(.*?)<\/h1>/.exec(text)?.[1] };
      }),
    );
    expect(pages).toEqual(Array(4).fill({ status: 404, title: 'This question is over' }));
    expect((await post(token, { answer: 'yes' })).status).toBe(404);
  });

  it('After 10 wrong tokens an address gets 429, also from the API', async () => {
    const guesser = visitor();
    for (const letter of 'abcdefghij') await read(`/y/${'b'.repeat(15)}${letter}/plain`, guesser);
    expect((await read(`/y/${'b'.repeat(16)}/plain`, guesser)).status).toBe(429);
    expect((await read(`/api/v1/calls/y/${'b'.repeat(16)}/`, guesser)).status).toBe(429);
  });
});

it('After a change of the secret, the link of a repeated SMS works', async () => {
  const { job, labour, token } = await offer({ language: 'en' });
  const other = await buildCallLink(database.db, { job, labour, secret: 'another secret of the operator' });
  expect(other).not.toBe(token);
  expect((await read(`/y/${other}/plain`)).status).toBe(200);
  expect((await read(`/y/${token}/plain`)).status).toBe(404);
});
