// Names the conditions of a job search (filters such as shift, pay and food) in the reader's language.
import { searchedPeriods } from '#contracts/condition-lists.ts';
import type { SearchCondition } from '#contracts/conditions.ts';
import { isJobType } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatRupees } from '../../kit/text/money.ts';

type Named = Pick<SearchCondition, 'name' | 'value'> & Partial<Pick<SearchCondition, 'period'>>;

/** Returns a function that names a search condition. The function returns a value that it does not know unchanged. */
export function useConditionText() {
  const { t } = useTranslation(['conditions', 'reference']);
  return ({ name, value, period }: Named): string => {
    if (name === 'job_type') return isJobType(value) ? t(`reference:job_type.${value}`) : value;
    if (name !== 'pay_min') return t(`conditions:${name}.${value}`, { defaultValue: value });
    const by = searchedPeriods.find((known) => known === period) ?? 'month';
    return t(`conditions:pay.${by}`, { amount: formatRupees(Number(value)) });
  };
}
