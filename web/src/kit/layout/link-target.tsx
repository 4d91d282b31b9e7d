// A section of a page that a link can open by the section's id. The section is scrolled into view and focused when it
// is rendered, because the browser looks for the id earlier, before the data has loaded.
import './link-target.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export function LinkTarget({ id, children }: { id: string; children: ReactNode }) {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [hash, id]);
  return (
    <div className="link-target" id={id} ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}
