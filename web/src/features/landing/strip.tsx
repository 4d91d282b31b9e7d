// A row of cards that is moved by drag, scroll, buttons or arrow keys.
import './strip.css';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { useDragScroll } from './drag-scroll.ts';

interface StripProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** The look of the cards: `deck` for the events of the company's history, `quotes` for testimonials. */
  looks: 'deck' | 'quotes';
  /** The cards, as list items. */
  children: ReactNode;
}

export function Strip({ id, title, looks, children }: StripProps) {
  const { t } = useTranslation('landing');
  const row = useRef<HTMLOListElement>(null);
  const { ends, step, props } = useDragScroll(row);
  return (
    <>
      <div className="page__header">
        <h2 id={id} className="page__title strip__title">
          {title}
        </h2>
        <div className="strip__buttons">
          <IconButton
            edged
            icon="chevron-left"
            label={t('strip.earlier')}
            disabled={ends.start}
            onClick={() => step(-1)}
          />
          <IconButton edged icon="chevron-right" label={t('strip.later')} disabled={ends.end} onClick={() => step(1)} />
        </div>
      </div>
      <p id={`${id}-how`} className="visually-hidden">
        {t('strip.how')}
      </p>
      <ol
        className={`strip strip--${looks}`}
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the row
        tabIndex={0}
        aria-labelledby={id}
        aria-describedby={`${id}-how`}
        {...props}
      >
        {children}
      </ol>
    </>
  );
}
