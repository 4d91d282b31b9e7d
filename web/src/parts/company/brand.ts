// Returns the name of the site in the reader's script: the product name, or the name that an operator has set.
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCompany } from './company.ts';

export function useBrand(): string {
  const { t } = useTranslation();
  const { name } = useCompany();
  return name === siteUntilSet.name ? t('product') : readable(name);
}
