// The layout of sign-in and registration: the form, with the bridge picture beside or below it.
import './sign-in-layout.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import bridge from '../../kit/illustration/hero-phone.svg';

interface SignInLayoutProps {
  /** The key of the step, which is not shown. If the key changes, the layout focuses the title of the new step. */
  name: string;
  title: string;
  onBack: () => void;
  /** A short line above the title, such as “Step 2 of 4”. */
  step?: string | undefined;
  /** True for long forms, which omit the picture on a phone. */
  tall?: boolean;
  children: ReactNode;
}

// The key of the step that was displayed last. After a page load it is null, so that the first step does not move the
// focus.
let shown: string | null = null;

/** Scrolls to the top of a new step and focuses its title, unless a field already has the focus. */
function useStepArrival(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNew = shown !== null && shown !== name;
    shown = name;
    if (!isNew) return;
    window.scrollTo(0, 0);
    if (!document.activeElement?.matches('input')) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return heading;
}

export function SignInLayout({ name, title, onBack, step, tall = false, children }: SignInLayoutProps) {
  const { t } = useTranslation('signin');
  const heading = useStepArrival(name);
  return (
    <div className="sign-in" data-tall={tall || undefined}>
      <div className="sign-in__form">
        <div className="sign-in__back">
          <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />
          {step && <p className="soft small">{step}</p>}
        </div>
        <h1 className="sign-in__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className="sign-in__illustration" data-theme="light">
        <p>{t('illustration')}</p>
        <img src={bridge} alt="" width={360} height={220} />
      </div>
    </div>
  );
}
