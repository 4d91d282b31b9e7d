// The field for today's attendance code. Without a network, the code is stored on the phone with its time and sent
// later.

import { type FormEvent, useState } from 'react';
import { ATTENDANCE_CODE_LENGTH } from '#contracts/attendance.ts';
import { NetworkError } from '#contracts/call-error.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { CodeInput } from '../../kit/form/code-input.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { todayHere } from './day-text.ts';
import { useEnterDay, useTickMembers } from './queries.ts';
import { isCrewRefusal, queuedDays } from './queued-days.ts';

interface CodeEntryProps {
  application_id: number;
  /** Today's date by the server's clock; null if the server cannot be reached. */
  today: string | null;
  /** How many wrong codes are still allowed today; null if unknown. */
  tries_left: number | null;
  /** The members whom the leader of a crew marks together with the code. */
  crew?: { bid_uid: string; present: number[] } | undefined;
  /** Called after the server has accepted the code. */
  onTaken?: (() => void) | undefined;
}

/** Returns the state of the code field and the function that sends the typed code or, without a network, stores it. */
function useTypedDay({ application_id, today, crew, onTaken }: CodeEntryProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const showToast = useToast();
  const { user } = useSession();
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const own = useEnterDay(application_id);
  const ticks = useTickMembers(application_id);
  const send = () => {
    if (digits.length < ATTENDANCE_CODE_LENGTH) return setProblem(fieldText(t, 'attendance_code_format'));
    const typed_at = new Date().toISOString();
    const body = { date: today ?? todayHere(), code: digits };
    const sent = crew ? ticks.mutateAsync({ ...body, ...crew }) : own.mutateAsync(body);
    const onError = (error: unknown) => {
      setDigits('');
      // The fresh data removes this field together with the list of the members.
      if (crew && isCrewRefusal(error)) return showToast({ tone: 'problem', text: t('attendance:crew.refused') });
      if (!(error instanceof NetworkError) || !user) return setProblem(problemText(t, error));
      const content = { application_id, ...body, date: todayHere(), typed_at, ...(crew && { crew }) };
      queuedDays.add({ user_id: user.id, content });
    };
    const onSuccess = () => {
      showToast({ text: t(crew ? 'attendance:crew.taken' : 'attendance:entry.taken') });
      setDigits('');
      onTaken?.();
    };
    afterMutation(sent, { onError, onSuccess });
  };
  const change = (next: string) => {
    setDigits(next);
    setProblem(undefined);
  };
  return { digits, problem, isPending: own.isPending || ticks.isPending, send, change };
}

export function CodeEntry(props: CodeEntryProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { digits, problem, isPending, send, change } = useTypedDay(props);
  const { application_id, tries_left, crew } = props;
  const errorId = `day-code-${application_id}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send();
  };
  if (tries_left === 0) return <p>{t('problems:code.attendance_code_locked')}</p>;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div>
        <CodeInput
          label={t('attendance:entry.label')}
          length={ATTENDANCE_CODE_LENGTH}
          value={digits}
          wrong={problem !== undefined}
          describedBy={problem ? errorId : undefined}
          onChange={change}
        />
        <FieldError id={errorId} text={problem} />
      </div>
      {tries_left !== null && tries_left < 5 && (
        <p className="soft small">{t('attendance:entry.tries', { count: tries_left })}</p>
      )}
      <Button type="submit" variant="main" size="big" wide icon="check" busy={isPending}>
        {t(crew ? 'attendance:crew.go' : 'attendance:entry.go')}
      </Button>
    </form>
  );
}
