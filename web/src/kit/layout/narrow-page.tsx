// Page with one narrow column: back link, title and sections.
import './narrow-page.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';

interface NarrowPageProps {
  title: string;
  /** Target and text of the back link. */
  back?: { to: string; text: string } | undefined;
  children: ReactNode;
}

export function NarrowPage({ title, back, children }: NarrowPageProps) {
  return (
    <div className="narrow-page">
      <header className="narrow-page__header">
        {back && (
          <Link className="narrow-page__back" to={back.to}>
            <Icon name="arrow-left" size={20} />
            {back.text}
          </Link>
        )}
        <h1 className="page__title">{title}</h1>
      </header>
      {children}
    </div>
  );
}

/** Section of a narrow page, with a heading. */
export function PagePart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="narrow-page__part">
      <h2 className="narrow-page__title">{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}
