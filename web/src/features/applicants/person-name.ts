// The display name of an applicant.

import type { Application } from '#contracts/application-shapes.ts';
import type { Translate } from '../../i18n/translate.ts';

/**
 * Returns the full name, or the text for a deleted user if both names are empty. `t` must have the topic `reference`.
 */
export function personName(t: Translate, { first_name, last_name }: Application['applicant']): string {
  return `${first_name} ${last_name}`.trim() || t('reference:deleted_user');
}
