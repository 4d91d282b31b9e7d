// Question whose answer expands on a tap.
import './card.css';
import './question.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        <span>{ask}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="question__answer">{children}</div>
    </details>
  );
}

export function QuestionList({ children }: { children: ReactNode }) {
  return <div className="card questions">{children}</div>;
}
