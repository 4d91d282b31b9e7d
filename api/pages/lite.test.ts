// Simple pages (`/lite/`): each shows all details of a job in one small response without scripts, in the reader's
// language. All content is escaped.
import { describe, expect, it } from 'vitest';
import { conditionNames } from '#contracts/condition-lists.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { buildJobOfWords, hostileWords, skeletonOf } from '#testing/hostile-words.ts';

const database = useDatabase();
const api = useApi(database);
const MAX_PAGE_BYTES = 30_000;

async function open(target: string, headers: Record<string, string> = {}) {
  const answer = await fetch(api.base + target, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('the simple page of a job', () => {
  it('The simple page of a job shows all details, the warning and the link to apply, in Hindi if requested', async () => {
    const job = await buildJob(database.db, { title: 'Mason for brick work', language_preference: ['hi', 'mr'] });
    await run(
      database.db,
      sql`update jobs set start_date = '2026-12-01', start_time = '07:30', hours_per_day = 8, shift = 'day', schooling = '8th', food_provided = true,
        stay_provided = true, pincode = '411038', requirements = 'Own trowel', duration = 'about 20 days', location = 'Kothrud',
        walk_in_from = '2026-11-25', walk_in_to = '2026-11-26', walk_in_place = 'Site office', is_contractor = true
        where id = ${job.id}`,
    );
    const english = (await open(`/lite/jobs/${job.uid}`)).text;
    for (const words of [
      '<dt>Day’s wage</dt><dd>₹900 / day</dd>',
      'Kothrud, Pune, Maharashtra',
      '411038',
      'Mason',
      'Daily wage',
      '2 people',
      '1 December 2026',
      '7:30 am',
      '8 hours a day',
      '<dt>Schooling needed</dt><dd>Class 8 or more</dd>',
    ])
      expect(english).toContain(words);
    for (const words of [
      'food, a place to stay',
      '25 November 2026 to 26 November 2026',
      'Site office',
      'A contractor',
      'Own trowel',
      'about 20 days',
      'Hindi, Marathi',
      'Sai Construction',
      'Never pay anyone for a job',
      `href="/jobs/${job.uid}?lng=en"`,
    ])
      expect(english).toContain(words);
    const hindi = (await open(`/lite/jobs/${job.id}?language=hi`)).text;
    expect(hindi).toContain('<html lang="hi">');
    for (const words of [
      '<dt>दिन की मज़दूरी</dt><dd>₹900 / दिन</dd>',
      'पुणे, महाराष्ट्र',
      'राजमिस्त्री',
      'कोई आपसे पैसा नहीं माँग सकता',
      '<h1 lang="hi">ईंट के काम के लिए राजमिस्त्री</h1>',
    ])
      expect(hindi).toContain(words);
    const original = /href="([^"]*original=1)"/.exec(hindi)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await open(original)).text).toContain('<h1 lang="en">Mason for brick work</h1>');
  });

  it('The simple page of a job names the industry in the reader’s language, and other words as the employer typed them', async () => {
    const pages = await Promise.all(
      ['Construction', 'Kite making'].map(async (industry) => {
        const job = await buildJob(database.db);
        await run(database.db, sql`update jobs set industry = ${industry} where id = ${job.id}`);
        return (await open(`/lite/jobs/${job.uid}?language=hi`)).text;
      }),
    );
    expect(pages[0]).toContain('<dd>निर्माण</dd>');
    expect(pages[1]).toContain('<dd>Kite making</dd>');
  });

  it('The simple page of a job is one request below 30 kB without scripts, even with the longest texts', async () => {
    // The longest permitted texts in three-byte characters, and then in characters that grow when they are escaped.
    const hindi = 'ईंट और पलस्तर का काम है। '.repeat(200);
    for (const [long, name] of [
      [hindi, 'कि'.repeat(60)],
      ['"<&>'.repeat(1250), 'M'.repeat(120)],
    ] as const) {
      const job = await buildJob(database.db, { title: name });
      await run(
        database.db,
        sql`update jobs set description = ${long.slice(0, 5000)}, requirements = ${long.slice(0, 2000)}, location = ${name},
          duration = ${name.slice(0, 80)}, industry = ${name.slice(0, 80)}, walk_in_from = current_date, walk_in_to = current_date,
          walk_in_place = ${name}, start_date = current_date, language_preference = '{hi,mr,bn,ta,te,ml,kn,gu}' where id = ${job.id}`,
      );
      const { text, headers } = await open(`/lite/jobs/${job.uid}?language=hi`);
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
      expect(headers.get('content-encoding')).toBe('gzip');
      if (long === hindi) expect(text).toContain(hindi.slice(0, 5000).trim());
    }
    const job = await buildJob(database.db);
    const page = await open(`/lite/jobs/${job.uid}?language=hi`);
    expect(Buffer.byteLength(page.text)).toBeLessThan(MAX_PAGE_BYTES);
    expect(page.text).not.toMatch(
      /<script|<img|<iframe|<link rel="(?:stylesheet|preload|modulepreload)|@import|url\(|\son\w+=/,
    );
    expect([...page.text.matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['data:,']);
    const nonce = /<style nonce="([^"]+)">/.exec(page.text)?.[1];
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('The simple page of a closed job gets 410 and that of an unknown job 404, both with `noindex`', async () => {
    const closed = await buildJob(database.db, { status: 'closed', title: 'Secret title of a job' });
    for (const [target, status] of [
      [closed.uid, 410],
      [closed.id, 410],
      ['999999', 404],
      ['none', 404],
      ['%00', 404],
    ] as const) {
      const page = await open(`/lite/jobs/${target}`);
      expect([target, page.status, page.text.includes('content="noindex"')]).toEqual([target, status, true]);
      expect(page.text).not.toContain('Secret title');
    }
  });

  /**
   * Returns the elements of a page, except `<small>`. The page repeats a name in `<small>` only if the name is written
   * in another script than the page, so this element would make pages with different names differ.
   */
  const elementsOf = (page: { text: string }) =>
    skeletonOf(page.text).filter((element) => !['<small class lang>', '</small>'].includes(element));

  it('Malicious content is escaped on the simple page of a job and in the simple list', async () => {
    const harmless = await buildJobOfWords(database.db, 'brick work');
    const [one, hindi] = await Promise.all(
      ['en', 'hi'].map(async (language) => elementsOf(await open(`/lite/jobs/${harmless.uid}?language=${language}`))),
    );
    const known = new Set([...elementsOf(await open('/lite/jobs')), ...elementsOf(await open('/lite/jobs?q=zzzz'))]);
    for (const words of hostileWords) {
      const job = await buildJobOfWords(database.db, words);
      expect(elementsOf(await open(`/lite/jobs/${job.uid}`)), words).toEqual(one);
      expect(elementsOf(await open(`/lite/jobs/${job.uid}?language=hi`)), words).toEqual(hindi);
      for (const search of [{}, { q: words, location: words }]) {
        const list = await open(`/lite/jobs?${new URLSearchParams(search)}`);
        expect([200, 422]).toContain(list.status);
        expect(
          elementsOf(list).filter((element) => !known.has(element)),
          words,
        ).toEqual([]);
      }
    }
  });
});

describe('the simple list of jobs', () => {
  it('The simple list has a plain search form and shows ten jobs per page', async () => {
    await run(database.db, sql`update jobs set status = 'closed'`);
    for (let number = 0; number < 12; number += 1) await buildJob(database.db, { title: `Welder ${number}` });
    const first = await open('/lite/jobs?language=hi&q=&location=');
    expect(first.status).toBe(200);
    expect(first.text.match(/<li>/g)).toHaveLength(10);
    expect((await open('/lite/jobs?location=Nashik')).text).toContain('value="Nashik"');
    const next = /href="([^"]*page=2)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await open(next)).text.match(/<li>/g)).toHaveLength(2);
    expect(Buffer.byteLength(first.text)).toBeLessThan(MAX_PAGE_BYTES);
  });

  it('The simple list shows jobs of near towns under a title in the reader’s language', async () => {
    await buildJob(database.db, { state: 'Maharashtra', city: 'Pimpri', role: 'potter', title: 'Clay work' });
    const list = (await open('/lite/jobs?q=potter&location=Pune&language=hi')).text;
    expect(list).toContain('<h2>पुणे के आसपास</h2>');
    expect(list.indexOf('<h2>')).toBeLessThan(list.indexOf('Clay work'));
  });

  it('The simple list links to the town of the same name in another state', async () => {
    const { text } = await open('/lite/jobs?q=tanner&location=Aurangabad&language=hi');
    expect(text).toContain('महाराष्ट्र · <a href="');
    expect(text).toContain('location=Aurangabad%2C+Bihar');
    expect(text).toContain('>बिहार में भी</a>');
  });

  it('The simple list filters by conditions, removes them by links and separates jobs that do not state them', async () => {
    const stated = { state: 'Goa', role: 'butcher', title: 'Meat cutter, night shift' };
    await buildJob(database.db, stated);
    await buildJob(database.db, { ...stated, title: 'Mutton shop' });
    const { text, status } = await open('/lite/jobs?q=butcher+night+shift&location=Goa&pay_min=100&pay_period=day');
    expect(status).toBe(200);
    const order = ['Remove: Night work', 'Meat cutter, night shift', 'These jobs do not mention: ', 'Mutton shop'];
    expect(order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b)).toEqual(
      order.map((words) => text.indexOf(words)),
    );
    expect(text).toMatch(/href="[^"]*q=butcher&amp;location=Goa&amp;pay_min=100[^"]*">Remove: Night work/);
    expect(text).toContain('<details open>');
    expect(text).toContain('name="pay_min" value="100"');
    expect((await open('/lite/jobs?shift=noon')).status).toBe(422);
  });

  it('The form of the simple list offers every condition, and its address filters and can be shared', async () => {
    const job = { state: 'Goa', role: 'tanner', job_type: 'part_time', salary_amount: 700 };
    await buildJob(database.db, { ...job, title: 'Hides, night shift with food and stay' });
    for (let number = 0; number < 5; number += 1)
      await buildJob(database.db, { ...job, job_type: 'contract', title: `Hides by day ${number}` });
    const { text } = await open('/lite/jobs');
    const names = [...text.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['language', 'q', 'location', ...conditionNames, 'pay_period']));
    expect(text).toContain('<details><summary>');
    const sent =
      'q=tanner&location=Goa&job_type=part_time&shift=night&provided=food&provided=stay&pay_min=600&pay_period=day&schooling=';
    const found = await open(`/lite/jobs?language=en&${sent}`);
    expect(found.text.match(/<strong>[^<]*/g)).toEqual(['<strong>Hides, night shift with food and stay']);
    for (const field of [
      'value="night" checked',
      'value="food" checked',
      'value="stay" checked',
      'value="600"',
      'value="day" selected',
      'value="part_time" selected',
    ])
      expect(found.text, field).toContain(field);
    // Only one start is possible, because today and tomorrow are not all starts.
    for (const day of ['today', 'tomorrow'])
      expect(found.text).toContain(`<input type="radio" name="start" value="${day}">`);
    const hindi = /href="([^"]*)" hreflang="hi"/.exec(found.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(hindi, 'https://kaamsetu.example').searchParams.get('provided')).toBe('food,stay');
    expect((await open(hindi)).text).toContain('value="stay" checked');
  });

  it('Both shifts, and a pay period without an amount, filter nothing', async () => {
    const { status, text } = await open('/lite/jobs?shift=day&shift=night&pay_min=&pay_period=day');
    expect([status, text.includes('<details>')]).toEqual([200, true]);
  });

  it('A search of the simple list for % finds nothing, and an invalid search gets 422', async () => {
    const none = await open('/lite/jobs?q=%25');
    expect([none.status, none.text.includes('No job like this yet')]).toEqual([200, true]);
    for (const query of ['page=0', 'page=1000000000', 'page=NaN', `q=${'a'.repeat(300)}`, 'q=%00', 'q=a&q=b'])
      expect([query, (await open(`/lite/jobs?${query}`)).status]).toEqual([query, 422]);
    for (const language of ['xx', '../../hi']) expect((await open(`/lite/jobs?language=${language}`)).status).toBe(200);
  });
});
