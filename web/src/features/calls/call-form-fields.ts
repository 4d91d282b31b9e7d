// The values and errors of the form of a call, as its parts receive them.
import type { CallDraft } from './call-draft.ts';

export type CallWrong = Partial<Record<keyof CallDraft, string>>;

export interface CallFormFields {
  draft: CallDraft;
  wrong: CallWrong;
  set: (part: Partial<CallDraft>) => void;
}
