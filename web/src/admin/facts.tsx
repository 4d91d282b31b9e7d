// List of facts: name and value.
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** A fact without a value is omitted. */
  value: ReactNode;
  /** The name is a technical identifier, so it has no language. */
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
