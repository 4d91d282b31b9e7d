// Question whose answer expands on a tap.
import './card.css';
import './question.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface QuestionProps {
  /** Shown above the question, for example the name of its group. */
  label?: string;
  ask: string;
  children: ReactNode;
}

export function Question({ label, ask, children }: QuestionProps) {
  return (
    <details className="question">
      <summary>
        <span>
          {label && <span className="question__label">{label}</span>} {ask}
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="question__answer">{children}</div>
    </details>
  );
}

export function QuestionList({ children }: { children: ReactNode }) {
  return <div className="card questions">{children}</div>;
}
