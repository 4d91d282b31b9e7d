// The answers of the members to a bid, and the field in which the leader types the code that a member got by SMS (D81).
import { type FormEvent, useId, useRef, useState } from 'react';
import { ATTENDANCE_CODE_LENGTH } from '#contracts/attendance.ts';
import type { Bid } from '#contracts/bids.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { CodeInput } from '../../kit/form/code-input.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { More } from '../../kit/layout/more.tsx';
import { crewPersonName } from '../../parts/crew/crew-names.ts';
import { useConsentByCode } from './bid-queries.ts';

type Member = Bid['members'][number];

/** The answers of the members, for the leader; of other members, only the reader's own answer is known. */
export function BidMembers({ bid }: { bid: Bid }) {
  const list = useRef<HTMLUListElement>(null);
  const rowOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-member="${id}"]`);
  return (
    <ul className="crew__members" ref={list}>
      {bid.members.map((member) =>
        member.answer ? (
          <MemberRow key={member.labour_id} bid={bid} member={member} onTaken={(id) => rowOf(id)?.focus()} />
        ) : null,
      )}
    </ul>
  );
}

interface RowProps {
  bid: Bid;
  member: Member;
  /** Called with the member whose code was right: the field of this member is then removed. */
  onTaken: (labourId: number) => void;
}

function MemberRow({ bid, member, onTaken }: RowProps) {
  const { t } = useTranslation('crews');
  const person = crewPersonName(t, member);
  return (
    <li className="crew__member" data-member={member.labour_id} tabIndex={-1}>
      <span className="crew__person">
        <b>{person}</b>
        <span className="soft small">{t(`bid.answer.${member.answer ?? 'asked'}`)}</span>
      </span>
      {bid.takes_codes && member.answer === 'asked' && (
        <More title={t('bid.code.open', { person })}>
          <MemberCode bid={bid} person={person} onTaken={onTaken} />
        </More>
      )}
    </li>
  );
}

/** Returns the member whom the code added: a code names its member, also in the field of another one. */
const addedTo = (before: Bid, after: Bid) =>
  after.members.find(
    ({ labour_id, answer }) =>
      answer !== 'asked' && before.members.some((old) => old.labour_id === labour_id && old.answer === 'asked'),
  );

function MemberCode({ bid, person, onTaken }: { bid: Bid; person: string } & Pick<RowProps, 'onTaken'>) {
  const { t } = useTranslation(['crews', 'problems']);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { mutateAsync, isPending } = useConsentByCode(bid.uid);
  const errorId = useId();
  const change = (next: string) => {
    setDigits(next);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (digits.length < ATTENDANCE_CODE_LENGTH) return setProblem(fieldText(t, 'attendance_code_format'));
    afterMutation(mutateAsync(digits), {
      onSuccess: (after) => {
        setDigits('');
        const member = addedTo(bid, after);
        if (member) onTaken(member.labour_id);
      },
      onError: (error) => {
        setDigits('');
        setProblem(problemText(t, error));
      },
    });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="soft small">{t('crews:bid.code.help')}</p>
      <div>
        <CodeInput
          label={t('crews:bid.code.label', { person })}
          length={ATTENDANCE_CODE_LENGTH}
          value={digits}
          wrong={problem !== undefined}
          describedBy={problem ? errorId : undefined}
          onChange={change}
        />
        <FieldError id={errorId} text={problem} />
      </div>
      <Button type="submit" busy={isPending}>
        {t('crews:bid.code.send')}
      </Button>
    </form>
  );
}
