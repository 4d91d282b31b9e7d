// The fields with which the leader chooses the members who go together, and the least number of them.
import { type ReactNode, useId, useState } from 'react';
import type { Crew } from '#contracts/crews.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, SelectField } from '../../kit/form/field.tsx';
import { crewPersonName } from '../../parts/crew/crew-names.ts';

/** The smallest crew that goes to work together. */
const LEAST = 2;

/** Returns the crew that the reader leads, if it has other members and is not held. */
export const ledCrew = (crews: readonly Crew[]) =>
  crews.find(({ allowed, members }) => allowed.includes('invite') && members.length >= LEAST);

interface AskFormProps {
  crew: Crew;
  /** Describes what follows from sending. */
  text: string;
  busy: boolean;
  error: unknown;
  /** True if the leader has to do something else first. */
  disabled?: boolean;
  /** Further fields above the button. */
  children?: ReactNode;
  onSend: (choice: { min_members: number; members: number[] }) => void;
}

export function AskForm({ crew, text, busy, error, disabled = false, children, onSend }: AskFormProps) {
  const { t } = useTranslation(['crews', 'reference', 'problems']);
  const others = crew.members.filter(({ is_you }) => !is_you);
  const [chosen, setChosen] = useState<readonly number[]>(others.map(({ labour_id }) => labour_id));
  const [least, setLeast] = useState(LEAST);
  const isEmpty = chosen.length === 0;
  const missingId = useId();
  const size = chosen.length + 1;
  const min_members = Math.min(least, Math.max(LEAST, size));
  const toggle = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
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
      <MinField size={size} value={min_members} onChange={setLeast} />
      {children}
      {error !== null && error !== undefined && (
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
        onClick={() => onSend({ min_members, members: [...chosen] })}
      >
        {t('crews:ask.send')}
      </Button>
      <p id={missingId} className="soft small" role="status">
        {isEmpty && t('crews:ask.nobody')}
      </p>
    </div>
  );
}

/** The least number with which the crew goes, up to the number of chosen people with the leader. */
function MinField({ size, value, onChange }: { size: number; value: number; onChange: (min: number) => void }) {
  const { t } = useTranslation('crews');
  const sizes = Array.from({ length: Math.max(0, size - LEAST + 1) }, (_, more) => LEAST + more);
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
