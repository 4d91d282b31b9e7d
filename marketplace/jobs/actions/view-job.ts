// Counts views of a job. Viewers are stored only as digests.
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { insertView } from '../queries/views.ts';

/** Number of bytes of the digest that distinguishes viewers. */
const VIEWER_BYTES = 16;

/** Matches user agents of crawlers, link previews and audit tools. */
const BOT = /bot\b|crawl|spider|slurp|externalhit|lighthouse|preview/i;

export interface Viewer {
  person: Person | null;
  /**
   * Identifies a signed-out visitor: a browser cookie or a network address. Only its digest is stored. '' for a
   * signed-in user.
   */
  visitor: string;
  user_agent: string;
}

/**
 * Counts a view of an open job, once per viewer and day; views by its employer and by bots are not counted (D26). Fails
 * with `not_found` if the job does not exist or is not open.
 */
export async function viewJob({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, uid: string, viewer: Viewer) {
  if (BOT.test(viewer.user_agent)) return { counted: false };
  const name = viewer.person ? `person ${viewer.person.id}` : viewer.visitor;
  const digest = keyedDigest(secrets.device_secret, 'viewer', name).subarray(0, VIEWER_BYTES);
  return (await insertView(db, uid, { person: viewer.person, viewer: digest })) ?? fail('not_found');
}
