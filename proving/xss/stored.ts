// Fills the browser's storage with hostile text, as an attacker with access to a shared phone could.
import type { BrowserContext } from 'playwright-core';

const JOB = '00000000-0000-4000-8000-000000000001';

/** Writes the text into everything that the app stores and shows again. Returns the number of entries. */
export async function plantStorage(context: BrowserContext, words: string): Promise<number> {
  const search = { query: words, location: words, timestamp: 1 };
  const local = {
    recentSearches: JSON.stringify([search, { ...search, query: `${words} 2` }]),
    lastRequestedLanguage: words,
    ringsFor: words,
    ringsLater: words,
    guideClosed: words,
    diaryOffers: words,
    workPlaces: JSON.stringify([{ name: words, uid: JOB, words }]),
    keptDays: JSON.stringify([{ title: words, uid: JOB, code: words }]),
    unsent: JSON.stringify([{ key: words, user_id: 1, kind: words, content: { title: words, code: words } }]),
    csrfToken: words,
    seenJobs: JSON.stringify([{ uid: JOB, id: 1 }]),
    [`seenJob:${JOB}`]: JSON.stringify({ seen_at: 1, job: { uid: JOB, title: words } }),
  };
  const details = {
    first_name: words,
    last_name: words,
    email: words,
    address: words,
    company_name: words,
    gst_number: words,
    state: words,
    city: words,
    skills: [],
    identity_type: 'aadhaar',
    is_adult: true,
  };
  const session = {
    registrationDraft: JSON.stringify({ user_type: 'employer', details }),
    language: words,
    jobDraft: JSON.stringify({ known: null, draft: { title: words, description: words } }),
    kept: words,
  };
  await context.addInitScript(
    (kept) => {
      try {
        for (const [name, text] of Object.entries(kept.local)) localStorage.setItem(name, text);
        for (const [name, text] of Object.entries(kept.session)) sessionStorage.setItem(name, text);
      } catch {
        // Ignore the error: a page without an origin has no storage.
      }
    },
    { local, session },
  );
  return Object.keys(local).length + Object.keys(session).length;
}
