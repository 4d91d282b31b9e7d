// How an applicant is called.
import type { TFunction } from 'i18next';
import type { Application } from '#contracts/applications.ts';

/** The whole name; of whoever is erased, the word for that. `t` knows the topic `reference`. */
export function personName(t: TFunction, { first_name, last_name }: Application['applicant']): string {
  return `${first_name} ${last_name}`.trim() || t('reference:deleted_user');
}
