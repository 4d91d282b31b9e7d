// The display name of an applicant.

import type { Application } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Returns the full name as it was typed. */
export const typedPersonName = ({ first_name, last_name }: Application['applicant']): string =>
  `${first_name} ${last_name}`.trim();

/**
 * Returns the full name in the script of the page's language, or the words for a deleted user if both names are empty.
 * `t` must have loaded the translation topic `reference`.
 */
export function personName(t: Translate, applicant: Application['applicant']): string {
  return readable(typedPersonName(applicant)) || t('reference:deleted_user');
}
