// Pagination with links instead of buttons: each page has a URL, so that the back button and bookmarks work, and the
// links work before the app has loaded on a slow network.
import './pager.css';
import { LinkButton } from './button.tsx';

interface PagerProps {
  page: number;
  pages: number;
  /** Accessible name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** "Page 2 of 5" in the user's language. */
  words: string;
  linkTo: (page: number) => string;
}

export function Pager({ page, pages, label, previous, next, words, linkTo }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <LinkButton to={linkTo(page - 1)} icon="chevron-left" rel="prev">
          {previous}
        </LinkButton>
      )}
      <p className="pager__words">{words}</p>
      {page < pages && (
        <LinkButton to={linkTo(page + 1)} icon="chevron-right" rel="next" className="pager__next">
          {next}
        </LinkButton>
      )}
    </nav>
  );
}
