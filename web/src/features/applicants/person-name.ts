// The display name of an applicant.
import type { TFunction } from 'i18next';
import type { Application } from '#contracts/applications.ts';

/** Returns the full name, or the words for a deleted user. `t` must have the topic `reference`. */
export function personName(t: TFunction, { first_name, last_name }: Application['applicant']): string {
  return `${first_name} ${last_name}`.trim() || t('reference:deleted_user');
}
