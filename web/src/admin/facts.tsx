// What is known of something, name beside value.
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** Without a value the fact is left out. */
  value: ReactNode;
  /** The name is one that programs gave themselves: of no language. */
  isOwnName?: true;
}

const isKnown = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.filter(isKnown).map((fact) => (
        <FactLine key={fact.name} {...fact} />
      ))}
    </dl>
  );
}

function FactLine({ name, value, isOwnName }: Fact) {
  return (
    <>
      <dt lang={isOwnName && 'zxx'}>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
