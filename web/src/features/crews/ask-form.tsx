// The fields with which the leader chooses the members who go together, and the minimum number of members.
import { type ReactNode, useId, useState } from 'react';
import type { Crew } from '#contracts/crews.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, SelectField } from '../../kit/form/field.tsx';
import { crewPersonName } from '../../parts/crew/crew-names.ts';

/** The smallest number of members, with the leader, who go to work together. */
const MIN_MEMBERS = 2;

/** Returns the crew that the reader leads, if it has other members and is not held. */
export const ledCrew = (crews: readonly Crew[]) =>
  crews.find(({ allowed, members }) => allowed.includes('invite') && members.length >= MIN_MEMBERS);

interface AskFormProps {
  crew: Crew;
  /** Describes what follows from sending. */
  text: string;
  busy: boolean;
  error: Error | null;
  /** True while a consent of the leader is missing. */
  disabled?: boolean;
  /** Further fields above the button. */
  children?: ReactNode;
  onSend: (choice: { min_members: number; members: number[] }) => void;
}

export function AskForm({ crew, text, busy, error, disabled = false, children, onSend }: AskFormProps) {
  const { t } = useTranslation(['crews', 'reference', 'problems']);
  const others = crew.members.filter(({ is_you }) => !is_you);
  // Stores the members who are not chosen, because the crew may change while the form is open.
  const [unchosen, setUnchosen] = useState<readonly number[]>([]);
  const chosen = others.map(({ labour_id }) => labour_id).filter((id) => !unchosen.includes(id));
  const [wanted, setWanted] = useState(MIN_MEMBERS);
  const isEmpty = chosen.length === 0;
  const missingId = useId();
  const size = chosen.length + 1;
  const min_members = Math.min(wanted, Math.max(MIN_MEMBERS, size));
  const toggle = (id: number, isChosen: boolean) =>
    setUnchosen((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="stack">
      <p>{text}</p>
      <fieldset className="crew__choice">
        <legend>{t('crews:ask.who')}</legend>
        {others.map((member) => (
          <CheckField
            key={member.labour_id}
            label={crewPersonName(t, member)}
            checked={chosen.includes(member.labour_id)}
            onChange={(event) => toggle(member.labour_id, event.target.checked)}
          />
        ))}
      </fieldset>
      <MinMembersField size={size} value={min_members} onChange={setWanted} />
      {children}
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <Button
        variant="main"
        size="big"
        wide
        icon="send"
        busy={busy}
        disabled={isEmpty || disabled}
        aria-describedby={isEmpty ? missingId : undefined}
        onClick={() => onSend({ min_members, members: chosen })}
      >
        {t('crews:ask.send')}
      </Button>
      <p id={missingId} className="soft small" role="status">
        {isEmpty && t('crews:ask.nobody')}
      </p>
    </div>
  );
}

/** The minimum number of members with which the crew goes, up to the chosen members and the leader. */
function MinMembersField({ size, value, onChange }: { size: number; value: number; onChange: (min: number) => void }) {
  const { t } = useTranslation('crews');
  const sizes = Array.from({ length: Math.max(0, size - MIN_MEMBERS + 1) }, (_, more) => MIN_MEMBERS + more);
  if (sizes.length === 0) return null;
  return (
    <SelectField
      label={t('ask.least')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {sizes.map((count) => (
        <option key={count} value={count}>
          {t('size', { count })}
        </option>
      ))}
    </SelectField>
  );
}
