// A carousel of one, two or three items side by side, with buttons, dots and swipes. The carousel moves automatically
// and can be stopped.
import './carousel.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  title: string;
  /** The items to show; at most six. */
  items: readonly { key: string; content: ReactNode }[];
  /** Shown below the items, beside the stop button. */
  foot?: ReactNode;
}

export function Carousel({ title, items, foot }: CarouselProps) {
  const { t } = useTranslation('landing');
  const carousel = useCarousel(items.length);
  const { at, total, columns } = carousel;
  const isVisible = (index: number) => columns === 0 || Math.floor(index / columns) === at;
  return (
    <section
      className="carousel"
      aria-labelledby="carousel-title"
      aria-roledescription={t('carousel.kind')}
      {...carousel.frame}
    >
      <div className="page__header">
        <h2 id="carousel-title" className="page__title">
          {title}
        </h2>
        {total > 1 && <Steps carousel={carousel} />}
      </div>
      <div className="carousel__view" {...carousel.view}>
        <ul className="carousel__track" data-at={at}>
          {items.map(({ key, content }, index) => (
            <li key={key} inert={!isVisible(index)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <Dots carousel={carousel} />
      <div className="carousel__foot">
        {foot}
        {total > 1 && <Pause carousel={carousel} />}
      </div>
      <p className="visually-hidden" aria-live={carousel.moves ? 'off' : 'polite'}>
        {t('carousel.slide', { number: at + 1, total })}
      </p>
    </section>
  );
}

type Parts = { carousel: ReturnType<typeof useCarousel> };

function Pause({ carousel: { playing, toggle } }: Parts) {
  const { t } = useTranslation('landing');
  return (
    <IconButton
      edged
      icon={playing ? 'pause' : 'play'}
      label={t(playing ? 'carousel.pause' : 'carousel.play')}
      onClick={toggle}
    />
  );
}

function Steps({ carousel: { at, goTo } }: Parts) {
  const { t } = useTranslation('landing');
  return (
    <div className="carousel__buttons">
      <IconButton edged icon="chevron-left" label={t('carousel.previous')} onClick={() => goTo(at - 1)} />
      <IconButton edged icon="chevron-right" label={t('carousel.next')} onClick={() => goTo(at + 1)} />
    </div>
  );
}

/**
 * The dots below the items, each of which shows one position of the carousel. Their number depends on the screen width,
 * so that the server and the hydration render no dots and only reserve the space.
 */
function Dots({ carousel: { at, total, columns, goTo } }: Parts) {
  const { t } = useTranslation('landing');
  const dots = columns === 0 || total < 2 ? [] : Array.from({ length: total }, (_, index) => index);
  return (
    <div className="carousel__dots">
      {dots.map((index) => (
        <button
          key={index}
          type="button"
          className="carousel__dot"
          aria-label={t('carousel.slide', { number: index + 1, total })}
          aria-current={index === at || undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  );
}
