// Status timeline of an application: a solid line for past steps and a dashed line for future steps. A step can quote
// the words of the employer.
import './status-timeline.css';
import type { Application } from '#contracts/application-shapes.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { OwnWords } from '../application/own-words.tsx';
import { applicationIcons } from './status-badge.tsx';

export interface TimelineStep {
  key: string | number;
  status: ApplicationStatus;
  place: 'behind' | 'now' | 'ahead';
  title: string;
  /** The position of the step (past, current or future) as text for screen readers. */
  said: string;
  /** The time of the step, or the event for which the step waits. */
  more?: string | undefined;
  quote?: QuoteProps | undefined;
}

function iconOf({ status, place }: TimelineStep): IconName {
  if (place === 'ahead') return 'check';
  return status === 'pending' ? 'send' : applicationIcons[status];
}

export function StatusTimeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="status-timeline" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className="status-timeline__step"
          data-place={step.place}
          data-status={step.status}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <span className="status-timeline__dot">
            <Icon name={iconOf(step)} size={16} />
          </span>
          <div>
            <p className="status-timeline__name">
              {step.title}
              <span className="visually-hidden">, {step.said}</span>
            </p>
            {step.more && <p className="status-timeline__more">{step.more}</p>}
            {step.quote && <Quote {...step.quote} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface QuoteProps {
  who: string;
  text: string;
  /** The application with the quoted words. It contains the translated phrases and the language of these words. */
  of?: Pick<Application, 'phrase_lines' | 'words_lang'> | undefined;
}

/** The words of an employer, quoted at a step. */
export function Quote({ who, text, of = {} }: QuoteProps) {
  return (
    <figure className="quote">
      <figcaption className="quote__who">{who}</figcaption>
      <blockquote>
        <OwnWords text={text} field="employer_feedback" of={of} />
      </blockquote>
    </figure>
  );
}

/** The timeline as a row of dots. The names of the steps are for screen readers only. */
export function StatusDots({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="status-dots" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className="status-timeline__step"
          data-place={step.place}
          data-status={step.status}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <span className="status-timeline__dot">
            <Icon name={iconOf(step)} size={16} />
          </span>
          <span className="visually-hidden">
            {step.title}, {step.said}
          </span>
        </li>
      ))}
    </ol>
  );
}
