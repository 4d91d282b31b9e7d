// The sheet in which a worker records a received payment, or an employer a payment made: the amount, the payment method
// (cash, UPI or bank) and the day.
import { useState } from 'react';
import { paymentMethods, type WageAccount, type WageBalance } from '#contracts/wage-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { today } from '../../kit/text/today.ts';
import { AmountField } from './amount-field.tsx';
import { typedPaise } from './answer-sheet.tsx';
import { useRecordPayment } from './queries.ts';
import { useSide } from './side.ts';

type Method = (typeof paymentMethods)[number];

const icons: Record<Method, IconName> = { cash: 'rupee', upi: 'smartphone', bank: 'building' };
/** The number of days, including today, among which the user can choose the day of the payment. */
const DAYS = 31;

function lastDays(): string[] {
  const at = Date.parse(`${today()}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, back) => new Date(at - back * 86_400_000).toISOString().slice(0, 10));
}

/**
 * Returns the amount that the employer's sheet proposes, in whole rupees: the amount owed minus the payments that wait
 * for the worker's answer. Returns an empty string if nothing is left.
 */
function proposed({ owed, waiting }: WageBalance): string {
  const rupees = Math.floor((owed + Math.min(waiting, 0)) / 100);
  return rupees > 0 ? String(rupees) : '';
}

export function RecordSheet({ account, onClose }: { account: WageAccount; onClose: () => void }) {
  const { t } = useTranslation(['wages', 'problems']);
  const isEmployer = useSide() === 'employer';
  const [typed, setTyped] = useState(() => (isEmployer ? proposed(account.balance) : ''));
  const [asked, setAsked] = useState(false);
  const [method, setMethod] = useState<Method>('cash');
  const [day, setDay] = useState(today);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useRecordPayment(account.id);
  const paise = typedPaise(typed);
  const send = () => {
    setAsked(true);
    if (paise === null) return;
    afterMutation(mutateAsync({ day, paise, method }), {
      onSuccess: () => {
        showToast({ text: isEmployer ? t('wages:employer.done') : t('wages:done') });
        onClose();
      },
    });
  };
  return (
    <Sheet
      open
      title={isEmployer ? t('wages:employer.record.open') : t('wages:record.open')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
          {t('wages:confirm.go')}
        </Button>
      }
    >
      <AmountField typed={typed} isWrong={asked && paise === null} onType={setTyped} />
      <MethodAndDay method={method} day={day} onMethod={setMethod} onDay={setDay} />
      <p>{isEmployer ? t('wages:employer.more') : t('wages:confirm.more')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}

interface MethodAndDayProps {
  method: Method;
  day: string;
  onMethod: (method: Method) => void;
  onDay: (day: string) => void;
}

function MethodAndDay({ method, day, onMethod, onDay }: MethodAndDayProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const isEmployer = useSide() === 'employer';
  const choices = paymentMethods.map((value) => ({
    value,
    word: (
      <span className="wage-method">
        <Icon name={icons[value]} size={24} />
        {t(`method.${value}`)}
      </span>
    ),
  }));
  return (
    <>
      <Segmented
        label={isEmployer ? t('employer.record.method') : t('record.method')}
        value={method}
        choices={choices}
        onChoose={onMethod}
      />
      <SelectField label={t('record.day')} value={day} onChange={(event) => onDay(event.target.value)}>
        {lastDays().map((one) => (
          <option key={one} value={one}>
            {weekDay(one, language)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
