// A sentence beside a field about what may still be right: it stops nobody.
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

interface SoftWarningProps {
  show: boolean;
  /** A key under `register.odd` of the topic. */
  what: 'pan_surname' | 'pan_company' | 'gstin_state';
}

export function SoftWarning({ show, what }: SoftWarningProps) {
  const { t } = useTranslation('signin');
  return <div aria-live="polite">{show && <Notice tone="warn">{t(`register.odd.${what}`)}</Notice>}</div>;
}
