// A section of the component page: one kind of component under its name.
import type { ReactNode } from 'react';

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="dev-part">
      <h3>{name}</h3>
      {children}
    </section>
  );
}
