// The screen that is shown while a page or the session loads: product name, spinner and text.
import './splash.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';

export function Splash() {
  const { t } = useTranslation('shell');
  return (
    <div className="splash" role="status">
      <BrandMark />
      <span className="splash__ring" aria-hidden="true" />
      <p className="splash__words">{t('common:loading')}</p>
    </div>
  );
}
