// Saves the draft of one job form: immediately in this tab, and on the server with one request at a time.
import { CallError } from '#contracts/call-error.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { type Draft, isSame } from './draft.ts';
import { draftBodyOf } from './draft-body.ts';
import { isGone, isStale, saveDraft } from './queries.ts';
import { type KnownJob, keep, NEW, noteKnown, readStoredDraft } from './stored-draft.ts';

/**
 * The state of saving. `local`: saving on the server failed, so the draft is stored only in this tab. `stale`: the job
 * was changed in another tab or on another device, so automatic saving has stopped.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'local' | 'stale';

// The promise of the running save, shared by all job forms of the tab. A form that opens must wait for the last save of
// the form before it. Otherwise the new form would not know the saved draft and would create a second draft.
let underway: Promise<unknown> = Promise.resolve();

export interface DraftStart {
  draft: Draft;
  /** The key of the draft in session storage: a job's uid, or {@link NEW}. */
  place: string;
  known: KnownJob | null;
  /** The form values of the job on the server; null if the job exists on the server but has not been fetched. */
  base: Draft | null;
  /** The content of a new job before the user changes it. */
  blank: Draft;
  /** False for a posted job, which changes only when the employer sends the form. */
  isDraft: boolean;
}

interface Listener {
  onState: (state: SaveState) => void;
  /** Called when the first save has created the draft on the server. */
  onCreated: () => void;
}

const textOf = (draft: Draft) => JSON.stringify(draftBodyOf(draft));

/** Returns the state after a failed save: `stale` if another tab or device changed or posted the job, else `local`. */
function failureOf(error: unknown): SaveState {
  const isTaken = error instanceof CallError && (error.code === 'job_not_editable' || error.code === 'job_transition');
  return isStale(error) || isTaken ? 'stale' : 'local';
}

export class DraftSaver {
  readonly #start: DraftStart;
  readonly #listener: Listener;
  readonly #keys = idempotencyKeys();
  #draft: Draft;
  #known: KnownJob | null;
  /** The draft that the server has stored, as a JSON string; null if unknown. An unchanged draft is not saved again. */
  #saved: string | null;
  #isOver: boolean;

  constructor(start: DraftStart, listener: Listener) {
    this.#start = start;
    this.#listener = listener;
    this.#draft = start.draft;
    this.#known = start.known;
    this.#saved = start.base && textOf(start.base);
    this.#isOver = !start.isDraft;
  }

  /** The job on the server; null if the draft was never saved there. */
  get known(): KnownJob | null {
    return this.#known;
  }

  /** True if the form is for a new job, its draft was never saved, and the user changed nothing. */
  get isEmpty(): boolean {
    return this.#start.place === NEW && !this.#known && isSame(this.#draft, this.#start.blank);
  }

  /**
   * Stores the form values in this tab. If the form is empty or equals the job on the server, deletes the stored values
   * instead. Does not send the values to the server; `save` does.
   */
  change(draft: Draft): void {
    const { place, base } = this.#start;
    this.#draft = draft;
    keep(place, this.isEmpty || (base && isSame(draft, base)) ? null : { known: this.#known, draft });
  }

  /**
   * Waits for the running save, and then saves the newest form values on the server. Does nothing if the server already
   * has these values, or if automatic saving has stopped.
   */
  save(): Promise<unknown> {
    underway = underway.then(() => this.#saveNewest());
    return underway;
  }

  async #saveNewest(): Promise<void> {
    const { place } = this.#start;
    const body = draftBodyOf(this.#draft);
    const text = JSON.stringify(body);
    if (this.#isOver || text === this.#saved) return;
    this.#known ??= readStoredDraft(place)?.known ?? null;
    const isNew = this.#known === null;
    this.#listener.onState('saving');
    try {
      const { uid, version } = await saveDraft(this.#known, body, this.#keys.keyFor(body));
      this.#keys.answered();
      this.#known = { uid, version };
      this.#saved = text;
      noteKnown(place, this.#known);
      this.#listener.onState('saved');
      if (isNew) this.#listener.onCreated();
    } catch (error) {
      this.#keys.answered(error);
      // If the draft was deleted in another tab or on another device, the next save creates a new draft.
      if (this.#known && isGone(error)) this.#known = null;
      this.#isOver = failureOf(error) === 'stale';
      this.#listener.onState(failureOf(error));
    }
  }

  /**
   * Stops automatic saving and waits for a running save. Returns the saved job; null if the draft was never saved on
   * the server.
   */
  async settle(): Promise<KnownJob | null> {
    this.#isOver = true;
    await underway;
    return this.#known;
  }

  /** Starts automatic saving again after the employer has sent the form and the server has refused the job. */
  resume(): void {
    this.#isOver = !this.#start.isDraft;
  }

  markStale(): void {
    this.#isOver = true;
    this.#listener.onState('stale');
  }

  /** Deletes the draft stored in this tab. */
  forget(): void {
    this.#isOver = true;
    keep(this.#start.place, null);
  }
}
