// Counting who looks at a job, without knowing who it was.
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { insertView } from '../queries/views.ts';

/** Bytes of a digest that tell the viewers of a day apart. */
const VIEWER_BYTES = 16;

/** Programs that read pages for others. */
const BOT = /bot\b|crawl|spider|slurp|externalhit|lighthouse|preview/i;

export interface Viewer {
  person: Person | null;
  /** What a visitor is counted by: a browser's cookie or a network address; only its digest is stored. '' for a person. */
  visitor: string;
  user_agent: string;
}

/** Counts a look at an open job, once a viewer and day; never its employer's or a bot's (D26). Fails with `not_found`. */
export async function viewJob({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, uid: string, viewer: Viewer) {
  if (BOT.test(viewer.user_agent)) return { counted: false };
  const name = viewer.person ? `person ${viewer.person.id}` : viewer.visitor;
  const digest = keyedDigest(secrets.device_secret, 'viewer', name).subarray(0, VIEWER_BYTES);
  return (await insertView(db, uid, { person: viewer.person, viewer: digest })) ?? fail('not_found');
}
