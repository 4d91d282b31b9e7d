// A warning beside a field about a value that is unusual but may be right. The user can send the form anyway.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';

interface SoftWarningProps {
  show: boolean;
  /** A translation key under `register.odd`. */
  what: 'pan_surname' | 'pan_company' | 'gstin_state';
}

export function SoftWarning({ show, what }: SoftWarningProps) {
  const { t } = useTranslation('signin');
  return <div aria-live="polite">{show && <Notice tone="warn">{t(`register.odd.${what}`)}</Notice>}</div>;
}
