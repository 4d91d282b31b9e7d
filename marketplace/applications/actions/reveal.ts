// Shows an applicant's phone number or résumé to the employer (D33). Access is limited in time and number, and each
// view is recorded.
import type { ResumePreview } from '#contracts/application-shapes.ts';
import type { Contact } from '#contracts/contact.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { fetchResume } from '../../files/actions/fetch.ts';
import { type PreviewDeps, previewResume } from '../../files/actions/preview.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { actsOf } from '../acts.ts';
import { countReveals, insertReveal, type RevealKind } from '../contact-queries.ts';
import { findApplicantContact } from '../detail-queries.ts';
import { lockApplicationFor } from '../queries.ts';

const actOf = { phone: 'see_contact', resume: 'see_resume' } as const satisfies Record<RevealKind, string>;

/**
 * Checks that the employer may view the phone number or résumé now, and records the view. Locks the employer, so that
 * concurrent calls run one after another and cannot exceed the limit of views per day.
 */
async function look(tx: Tx, employer: Person, { id, what }: { id: number; what: RevealKind }) {
  await lockPerson(tx, employer.id);
  const application = (await lockApplicationFor(tx, employer, id)) ?? fail('not_found');
  if (what === 'resume' && !application.facts.has_resume) fail('not_found');
  if (!actsOf('employer', application.facts).includes(actOf[what])) fail('contact_closed');
  const { reveals_per_day } = await readSettings(tx, ['reveals_per_day']);
  const { total, retry_after } = await countReveals(tx, employer.id, { what, max: reveals_per_day });
  if (total >= reveals_per_day) fail('rate_limited', { retry_after });
  return { application, reveal_id: await insertReveal(tx, application, what) };
}

/**
 * Returns the applicant's contact data and records the view. Fails with `not_found` if the employer has no such
 * application, with `contact_closed` if the applicant has no phone number or the application ended more than 7 days
 * ago, and with `rate_limited` after `reveals_per_day` views in a day.
 */
export async function revealContact({ db }: Pick<Deps, 'db'>, employer: Person, id: number): Promise<Contact> {
  return inTransaction(db, async (tx) => {
    const { reveal_id } = await look(tx, employer, { id, what: 'phone' });
    const contact = (await findApplicantContact(tx, employer, id)) ?? fail('contact_closed');
    const payload = { application_id: id, reveal_id };
    await recordEvent(tx, { name: 'application.contact_revealed', actor: employer, payload });
    return contact;
  });
}

/**
 * Returns the applicant's résumé file and records the view. Fails with `not_found` if the employer has no such
 * application or the applicant has no résumé, with `contact_closed` if the application ended more than 7 days ago, and
 * with `rate_limited` after `reveals_per_day` views in a day.
 */
export async function fetchApplicantResume(store: Pick<Deps, 'db' | 'log' | 'storage'>, employer: Person, id: number) {
  const { application } = await inTransaction(store.db, (tx) => look(tx, employer, { id, what: 'resume' }));
  return fetchResume(store, employer, application.labour_id);
}

/**
 * Returns the applicant's résumé as images or text. A preview counts as a view of the résumé. Fails as
 * {@link fetchApplicantResume} does, and with `unavailable` if the preview cannot be rendered now.
 */
export async function previewApplicantResume(deps: PreviewDeps, employer: Person, id: number): Promise<ResumePreview> {
  const { application } = await inTransaction(deps.db, (tx) => look(tx, employer, { id, what: 'resume' }));
  return previewResume(deps, application.labour_id);
}
