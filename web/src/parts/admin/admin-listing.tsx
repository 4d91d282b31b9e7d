// The frame of a list in the admin area. On a desktop, the title, the row count and the search share one line.
import type { ReactNode } from 'react';

interface AdminListingProps {
  title: string;
  /** Search and filters. */
  tools: ReactNode;
  children: ReactNode;
}

export function AdminListing({ title, tools, children }: AdminListingProps) {
  return (
    <div className="admin-listing" data-tools>
      <h1 className="admin-title">{title}</h1>
      <div className="admin-listing__tools">{tools}</div>
      {children}
    </div>
  );
}
