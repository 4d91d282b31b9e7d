// HTTP routes of applications for workers and employers: sending, reading, status changes and contact.
import type { Express } from 'express';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationEndpoints as endpoints } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import { withPhraseTexts } from '#locales/phrase-text.ts';
import { answerInvitation } from '#marketplace/applications/actions/answer-invitation.ts';
import { apply } from '#marketplace/applications/actions/apply.ts';
import {
  setApplicationStatus,
  setManyStatuses,
  withdrawApplication,
} from '#marketplace/applications/actions/change-status.ts';
import { messageApplicant } from '#marketplace/applications/actions/message.ts';
import {
  claimCompletion,
  confirmContact,
  recordVerification,
  saveNotes,
} from '#marketplace/applications/actions/record.ts';
import {
  fetchApplicantResume,
  previewApplicantResume,
  revealContact,
} from '#marketplace/applications/actions/reveal.ts';
import { showApplicants, showApplications, showJobApplicants } from '#marketplace/applications/actions/show.ts';
import { showApplicant, showOwnApplication } from '#marketplace/applications/actions/show-details.ts';
import type { ApiDeps } from '../deps.ts';
import { composeFeedback, composeForm, composeReason } from '../http/compose-message.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readerLanguage } from '../http/reader.ts';
import { titleJobOf, titleOneJobOf } from '../http/reader-titles.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

/**
 * Returns the application with its phrases (predefined sentences) in the reader's language. Adds `words_lang`: the
 * language of each field whose typed words are not in the reader's language.
 */
function withReadableTexts<A extends Application>({ req }: Parameters<typeof titleJobOf>[0], application: A): A {
  const { phrase_lines: lines } = application;
  const ownIn = (field: 'message' | 'employer_feedback') => splitPhrases(application[field] ?? '', field, lines).own;
  const words = { message: ownIn('message'), employer_feedback: ownIn('employer_feedback') };
  return withPhraseTexts(withWordsLang(req, application, words), readerLanguage(req));
}

/** Returns a page of applications, each with the same additions as in `forReader`. */
const titled = async <A extends { applications: Application[] }>(
  call: Parameters<typeof titleJobOf>[0],
  answer: A,
) => ({
  ...answer,
  applications: (await titleJobOf(call, answer.applications)).map((one) => withReadableTexts(call, one)),
});

/**
 * Adds to an application the job title and the phrases in the reader's language, and the languages of the words that
 * its authors typed.
 */
const forReader = async <A extends Application>(call: Parameters<typeof titleJobOf>[0], application: A): Promise<A> =>
  withReadableTexts(call, await titleOneJobOf(call, application));

function labourRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.apply, async (call) =>
    forReader(
      call,
      await apply(deps, personOf(call), {
        form: composeForm(call.req, call.body),
        idempotency: readIdempotencyKey(call),
      }),
    ),
  );
  mount(app, deps, endpoints.answerInvitation, (call) =>
    answerInvitation(deps, personOf(call), { uid: call.params.job_uid, accepted: call.body.accepted }),
  );
  mount(app, deps, endpoints.listMyApplications, async (call) =>
    titled(call, await showApplications(call.readDeps, personOf(call), call.query)),
  );
  mount(app, deps, endpoints.getMyApplication, async (call) =>
    forReader(call, await showOwnApplication(deps, personOf(call), call.params.application_id)),
  );
  mount(app, deps, endpoints.withdraw, async (call) =>
    forReader(
      call,
      await withdrawApplication(deps, personOf(call), call.params.application_id, composeReason(call.req, call.body)),
    ),
  );
  mount(app, deps, endpoints.claimCompletion, async (call) =>
    forReader(call, await claimCompletion(deps, personOf(call), call.params.application_id)),
  );
  mount(app, deps, contactEndpoints.confirmContact, (call) => {
    const { notes, ...answer } = call.body;
    return confirmContact(deps, personOf(call), { id: call.params.application_id, ...answer, notes: notes || null });
  });
}

function employerRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listApplicants, async (call) =>
    titled(call, await showApplicants(call.readDeps, personOf(call), call.query)),
  );
  mount(app, deps, endpoints.listJobApplicants, async (call) =>
    titled(call, await showJobApplicants(call.readDeps, personOf(call), { ...call.query, job: call.params.job_uid })),
  );
  mount(app, deps, endpoints.setManyStatuses, (call) =>
    setManyStatuses(deps, personOf(call), composeFeedback(call.req, call.body)),
  );
  mount(app, deps, endpoints.getApplicant, async (call) =>
    forReader(call, await showApplicant(deps, personOf(call), call.params.application_id)),
  );
  mount(app, deps, endpoints.setApplicationStatus, async (call) =>
    forReader(
      call,
      await setApplicationStatus(
        deps,
        personOf(call),
        call.params.application_id,
        composeFeedback(call.req, call.body),
      ),
    ),
  );
  mount(app, deps, endpoints.messageApplicant, async (call) =>
    forReader(
      call,
      await messageApplicant(deps, personOf(call), call.params.application_id, {
        compose: (status) => composeFeedback(call.req, { ...call.body, status }),
        idempotency: readIdempotencyKey(call),
      }),
    ),
  );
  mount(app, deps, endpoints.setApplicantNotes, (call) =>
    saveNotes(deps, personOf(call), { id: call.params.application_id, notes: call.body.notes }),
  );
  mountDownload(app, deps, endpoints.getApplicantResume, (call) =>
    fetchApplicantResume(deps, personOf(call), call.params.application_id),
  );
  mount(app, deps, endpoints.previewApplicantResume, (call) =>
    previewApplicantResume(deps, personOf(call), call.params.application_id),
  );
  mount(app, deps, contactEndpoints.revealContact, (call) =>
    revealContact(deps, personOf(call), call.params.application_id),
  );
  mount(app, deps, contactEndpoints.recordVerification, (call) => {
    const { notes, ...given } = call.body;
    return recordVerification(deps, personOf(call), {
      id: call.params.application_id,
      ...given,
      notes: notes || null,
    });
  });
}

export function applicationRoutes(app: Express, deps: ApiDeps): void {
  labourRoutes(app, deps);
  employerRoutes(app, deps);
}
