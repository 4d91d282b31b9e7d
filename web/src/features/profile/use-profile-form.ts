// The hook behind the profile form: the user's changes, the errors, and saving.
import { type RefObject, useEffect, useState } from 'react';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Profile } from '../../session/profile.ts';
import { bodyOf, type Draft, type DraftField, draftOf, type Edits, validate } from './draft.ts';
import { useChangeProfile } from './queries.ts';
import { readEdits, saveEdits } from './unsaved-edits.ts';

type Wrong = Readonly<Partial<Record<string, string>>>;

function focusFirstWrong(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

const without = (wrong: Wrong, part: Edits): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => !(field in part)));

/** Asks for confirmation before the tab is closed with unsaved changes. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/**
 * Returns three states of the form: the user's unsaved changes (also stored in this tab), the fields that the user has
 * left, and the errors that the server found.
 */
function useEdits(id: number) {
  const [edits, setEdits] = useState<Edits>(() => readEdits(id));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Wrong>({});
  useEffect(() => saveEdits(id, edits), [id, edits]);
  return {
    edits,
    /** The fields that the user has left. Errors that the browser finds are shown only for these fields. */
    touched,
    setTouched,
    /** The errors that the server found. */
    refused,
    setRefused,
    set: (part: Edits) => {
      setEdits((before) => ({ ...before, ...part }));
      setRefused((before) => without(before, part));
    },
    forget: () => {
      saveEdits(id, {});
      setEdits({});
      setTouched(new Set());
      setRefused({});
    },
  };
}

interface FormSetup {
  profile: Profile;
  element: RefObject<HTMLFormElement | null>;
  /** Called with the saved profile. If the user has changed nothing, called with null and without a request. */
  onSaved: (fresh: Profile | null) => void;
}

export function useProfileForm({ profile, element, onSaved }: FormSetup) {
  const { t } = useTranslation('problems');
  const { edits, touched, setTouched, refused, setRefused, set, forget } = useEdits(profile.id);
  const saving = useChangeProfile();
  const isDirty = Object.keys(bodyOf(profile, edits)).length > 0;
  const { change, codes } = validate(profile, edits);
  useWarning(isDirty);

  const save = () => {
    if (!change) {
      setTouched(new Set(Object.keys(codes)));
      return focusFirstWrong(element);
    }
    if (!isDirty) return onSaved(null);
    saving.mutate(change, {
      onSuccess: (fresh) => {
        forget();
        onSaved(fresh);
      },
      onError: (error) => {
        setRefused(problemFields(t, error));
        focusFirstWrong(element);
      },
    });
  };
  const local = Object.entries(codes ?? {}).filter(([field]) => touched.has(field));
  const draft: Draft = { ...draftOf(profile), ...edits };
  return {
    user_type: profile.user_type,
    draft,
    set,
    /** Records that the user has left the field. Only then may the form show an error that the browser has found. */
    touch: (field: DraftField) => setTouched((before) => new Set([...before, field])),
    wrong: { ...Object.fromEntries(local.map(([field, code]) => [field, fieldText(t, code)])), ...refused },
    isDirty,
    forget,
    save,
    saving,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
