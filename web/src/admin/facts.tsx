// What is known of something, name beside value.
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** Without a value the fact is left out. */
  value: ReactNode;
}

const isKnown = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.filter(isKnown).map(({ name, value }) => (
        <FactLine key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function FactLine({ name, value }: Fact) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
