// The initial state of a job form, built from the job on the server and the draft that is stored in this tab.
import type { OwnJob } from '#contracts/job-shapes.ts';
import { type Draft, isSame } from './draft.ts';
import { draftOf } from './draft-body.ts';
import type { DraftStart } from './draft-saver.ts';
import { NEW, readStoredDraft, takeStoredDraft } from './stored-draft.ts';

/** The effect of sending the form: it posts a new job or a draft, updates a posted job, or reposts an ended job. */
export type Mode = 'post' | 'update' | 'repost';

export function modeOf(job: OwnJob | null): Mode {
  if (job === null || job.status === 'draft') return 'post';
  return job.status === 'closed' || job.status === 'expired' ? 'repost' : 'update';
}

interface FormStart extends DraftStart {
  /** True if the job changed on the server after this tab stored its changes. The form then warns and does not save. */
  isBehind: boolean;
  /** True if the form starts with unsent changes that this tab had stored. */
  wasRestored: boolean;
}

/**
 * Returns the initial state of the form. `job` is null for a new job. If this tab has stored a draft, the form starts
 * with this draft. Otherwise it starts with the values of `job` or, for a new job, with `blank`.
 */
export function startOfForm(job: OwnJob | null, blank: Draft): FormStart {
  const kept = job ? takeStoredDraft(job.uid) : readStoredDraft(NEW);
  const base = job ? draftOf(job) : kept?.known ? null : blank;
  const content = base ?? blank;
  const hasChanges = kept !== null && !isSame(kept.draft, content);
  const isBehind = hasChanges && job !== null && kept.known?.version !== job.version;
  return {
    draft: kept?.draft ?? content,
    place: job?.uid ?? NEW,
    known: job ? { uid: job.uid, version: job.version } : (kept?.known ?? null),
    base,
    blank,
    isDraft: modeOf(job) === 'post' && !isBehind,
    isBehind,
    wasRestored: hasChanges && !isBehind,
  };
}
