// Builds all query keys. A key consists of the contract, the endpoint whose response is cached, and the parameters on
// which the response depends.
import type { endpoints } from '#contracts/endpoints.ts';

type Contracts = typeof endpoints;
type Contract = keyof Contracts;
type NameIn<C extends Contract> = keyof Contracts[C] & string;

/** All values on which the response of an endpoint depends: the endpoint's parameters, the language, the user. */
type Parameters = Readonly<Record<string, unknown>>;

/**
 * Names of cached data that are not the unchanged response of an endpoint, for example data that the browser provides,
 * or data that the app computes from a response.
 */
type LocalName =
  | 'dev-phone'
  | 'job-form'
  | 'job-findings'
  | 'own-rating'
  | 'paper-check'
  | 'picture'
  | 'push-status'
  | 'review-findings'
  | 'saved-uids'
  | 'search-suggestions'
  | 'stored-picture'
  | 'texts'
  | 'work-places';

/**
 * Returns the query key of an endpoint's response. Without parameters, returns the prefix of the keys of all responses
 * of the endpoint.
 */
export const keyOf = <C extends Contract, P extends Parameters = Parameters>(
  contract: C,
  name: NameIn<C>,
  ...parameters: P[]
) => [contract, name, ...parameters] as const;

/** Returns the prefix of the query keys of all responses of a contract's endpoints. */
export const keyOfContract = (contract: Contract) => [contract] as const;

/**
 * The prefix of all query keys of the admin area. Queries with this prefix are removed when the administrator signs
 * out.
 */
export const adminPrefix = ['admin'] as const;

/**
 * Returns the query key of a response to an administrator. Without parameters, returns the prefix of the keys of all
 * responses of the endpoint.
 */
export const adminKeyOf = <C extends Contract>(contract: C, name: NameIn<C>, ...parameters: Parameters[]) =>
  [...adminPrefix, contract, name, ...parameters] as const;

export const adminKeyOfContract = (contract: Contract) => [...adminPrefix, contract] as const;

export const localKey = (name: LocalName, ...parameters: Parameters[]) => ['local', name, ...parameters] as const;
