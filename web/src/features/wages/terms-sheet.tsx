// The sheet in which a side proposes another rate or pay day: the amount, what it is for, and when it is paid.
import { useState } from 'react';
import {
  hasWeekday,
  type PayRhythm,
  payRhythms,
  type WageBasis,
  type WageTerms,
  wageBases,
} from '#contracts/wage-shapes.ts';
import { weekdayName } from '#locales/weekday-name.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { typedPaise } from './answer-sheet.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { Pieces } from './drawings.tsx';
import { useProposeTerms } from './terms-queries.ts';

interface TermsSheetProps {
  account: number;
  /** The latest agreed terms, with which the fields are filled. */
  agreed: WageTerms | undefined;
  onClose: () => void;
}

const SATURDAY = 6;
const weekdays = [1, 2, 3, 4, 5, SATURDAY, 0];

/** The rhythm that is chosen first: monthly pay on the 7th, pay for the whole work at its end, other pay each week. */
const usual: Record<WageBasis, PayRhythm> = { hour: 'week', day: 'week', month: 'month', job: 'end' };

/** The field takes whole rupees, so it is empty for a rate with paise: otherwise the user would lower it unseen. */
const rupeesOf = (agreed: WageTerms | undefined) =>
  agreed && agreed.paise % 100 === 0 ? String(agreed.paise / 100) : '';

export function TermsSheet({ account, agreed, onClose }: TermsSheetProps) {
  const { t } = useTranslation('wages');
  const [typed, setTyped] = useState(() => rupeesOf(agreed));
  const [basis, setBasis] = useState<WageBasis>(agreed?.basis ?? 'day');
  const [every, setEvery] = useState<PayRhythm>(agreed?.pay_every ?? usual[basis]);
  const [weekday, setWeekday] = useState(agreed?.pay_weekday ?? SATURDAY);
  const [asked, setAsked] = useState(false);
  const { mutateAsync, isPending, error } = useProposeTerms(account);
  const paise = typedPaise(typed);
  const send = () => {
    setAsked(true);
    const pay_weekday = hasWeekday(every) ? weekday : null;
    return paise === null ? null : mutateAsync({ basis, paise, pay_every: every, pay_weekday });
  };
  return (
    <ConfirmSheet
      title={agreed ? t('terms.open') : t('terms.open_first')}
      isPending={isPending}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('terms.amount')}
        required
        error={asked && paise === null ? t('amount.wrong') : undefined}
        before={<span aria-hidden="true">₹</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Pieces paise={paise ?? 0} />
      <PayFields
        basis={basis}
        every={every}
        weekday={weekday}
        onBasis={(chosen) => {
          setBasis(chosen);
          setEvery(usual[chosen]);
        }}
        onEvery={setEvery}
        onWeekday={setWeekday}
      />
      <p>{agreed ? t('terms.note') : t('terms.note_first')}</p>
    </ConfirmSheet>
  );
}

interface PayFieldsProps {
  basis: WageBasis;
  every: PayRhythm;
  weekday: number;
  onBasis: (basis: WageBasis) => void;
  onEvery: (every: PayRhythm) => void;
  onWeekday: (weekday: number) => void;
}

function PayFields({ basis, every, weekday, onBasis, onEvery, onWeekday }: PayFieldsProps) {
  const { t } = useTranslation(['wages', 'reference']);
  const { language } = useLanguage();
  const chosenOf = <T extends string>(all: readonly T[], value: string, choose: (one: T) => void) => {
    const chosen = all.find((one) => one === value);
    if (chosen) choose(chosen);
  };
  return (
    <>
      <SelectField
        label={t('wages:terms.basis')}
        value={basis}
        onChange={(event) => chosenOf(wageBases, event.target.value, onBasis)}
      >
        {wageBases.map((one) => (
          <option key={one} value={one}>
            {t(`reference:salary_period.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('wages:terms.when')}
        value={every}
        onChange={(event) => chosenOf(payRhythms, event.target.value, onEvery)}
      >
        {payRhythms.map((one) => (
          <option key={one} value={one}>
            {t(`wages:terms.every.${one}`)}
          </option>
        ))}
      </SelectField>
      {hasWeekday(every) && (
        <SelectField
          label={t('wages:terms.weekday')}
          value={String(weekday)}
          onChange={(event) => onWeekday(Number(event.target.value))}
        >
          {weekdays.map((one) => (
            <option key={one} value={one}>
              {weekdayName(one, language)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
