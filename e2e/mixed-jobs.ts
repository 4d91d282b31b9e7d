// Test jobs of employers who write in each of the eight languages, and a worker who has applied to these jobs.
import { applicationEndpoints } from '#contracts/applications.ts';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { one, run, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { StoryProduct } from './product.ts';

interface Words {
  title: string;
  /** The employer's description of the job, which is also the employer's message to the worker. */
  words: string;
}

const written: Record<Language, Words> = {
  en: { title: 'Somebody who knows granite edges', words: 'The site is near the old bridge. Bring a helmet with you.' },
  hi: { title: 'पुराने पुल के पास ग्रेनाइट घिसाई', words: 'काम पुराने पुल के पास है। हेलमेट साथ लाना होगा।' },
  ta: { title: 'பழைய பாலத்தருகே கிரானைட் மெருகு', words: 'வேலை பழைய பாலத்தருகே உள்ளது. தலைக்கவசம் கொண்டு வாருங்கள்.' },
  te: { title: 'పాత వంతెన దగ్గర గ్రానైట్ మెరుగు', words: 'పని పాత వంతెన దగ్గర ఉంది. హెల్మెట్ తీసుకురండి.' },
  mr: { title: 'जुन्या पुलाजवळ ग्रॅनाइट घासण्यासाठी', words: 'काम जुन्या पुलाजवळ आहे. हेल्मेट सोबत आणायला पाहिजे.' },
  bn: { title: 'পুরনো সেতুর কাছে গ্রানাইট ঘষা', words: 'কাজটা পুরনো সেতুর কাছে। হেলমেট সঙ্গে আনবেন।' },
  ml: { title: 'പഴയ പാലത്തിനടുത്ത് ഗ്രാനൈറ്റ് മിനുക്കൽ', words: 'പണി പഴയ പാലത്തിനടുത്താണ്. ഹെൽമെറ്റ് കൊണ്ടുവരണം.' },
  bh: { title: 'पुरान पुल लगे ग्रेनाइट घिसे के काम बा', words: 'काम पुरान पुल लगे बा। हेलमेट साथे ले आवे के बा, रउआ आईं।' },
};

export interface MixedJobs {
  /** The phone number of the worker. */
  phone: string;
  /** Uid of the job and id of the application, by the language of the employer. */
  jobs: Record<Language, { uid: string; application: number }>;
}

const count = z.object({ count: z.int() });

/** Adds the jobs, applications, answers and notifications, and waits until the worker has all notifications. */
export async function addMixedJobs(product: StoryProduct): Promise<MixedJobs> {
  const { db } = product.database;
  const labour = await buildLabour(db);
  const employer = await buildEmployer(db);
  const client = clientOf(() => product.address, await buildSession(db, employer));
  const made = [];
  for (const [index, language] of languageCodes.entries()) {
    const { title, words } = written[language];
    const job = await buildJob(db, { employer, title, starts_in: 2 });
    await run(
      db,
      sql`update jobs set description = ${words}, requirements = ${words}, industry = 'Construction' where id = ${job.id}`,
    );
    const { id } = await buildApplication(db, { job, labour });
    await run(db, sql`update applications set message = ${written.hi.words} where id = ${id}`);
    await client.ok(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(id) },
      body: { status: index % 2 === 0 ? 'accepted' : 'shortlisted', employer_feedback: words },
    });
    made.push([language, { uid: job.uid, application: id }] as const);
  }
  await waitFor('the notifications', async () => {
    const notes = sql`select count(*)::int as count from notifications where user_id = ${labour.id}`;
    return (await one(db, notes, count)).count >= languageCodes.length;
  });
  return { phone: labour.phone ?? '', jobs: Object.fromEntries(made) as MixedJobs['jobs'] };
}
