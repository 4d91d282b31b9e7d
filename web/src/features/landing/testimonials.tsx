// The testimonials of the landing page as a strip of cards; renders nothing if there are no testimonials.
import './testimonials.css';
import { pageMark } from '#locales/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { useTestimonials } from './queries.ts';
import { Strip } from './strip.tsx';

export function Testimonials() {
  const { t } = useTranslation('landing');
  const testimonials = useTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials">
      <Strip id="testimonials" title={t('testimonials.title')} looks="quotes">
        {testimonials.map(({ words, language, name, about, city }) => (
          <Card as="li" key={`${name} ${city}`}>
            <figure className="testimonial">
              <blockquote lang={pageMark(language)}>{words}</blockquote>
              <figcaption>
                <Avatar name={name} size={40} />
                <span>
                  <b>{name}</b>
                  <span className="soft small">{`${about}, ${city}`}</span>
                </span>
              </figcaption>
            </figure>
          </Card>
        ))}
      </Strip>
    </section>
  );
}
