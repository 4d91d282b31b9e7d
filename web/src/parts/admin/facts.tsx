// Renders a list of facts, each with a name and a value.
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  /** A fact is omitted if its value is null, undefined, false or an empty string. */
  value: ReactNode;
  /** Set if `name` is a technical identifier. The name then gets the `lang` attribute `zxx` (no language). */
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
