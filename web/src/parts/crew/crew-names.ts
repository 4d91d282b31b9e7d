// The names of crews and their members, in the script of the page's language.
import type { CrewMember } from '#contracts/crews.ts';
import { readable } from '../../i18n/readable-names.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Returns first name and initial. `t` must have loaded the translation topic `reference`. */
export const crewPersonName = (t: Translate, { first_name, initial }: Pick<CrewMember, 'first_name' | 'initial'>) =>
  readable(`${first_name} ${initial}`.trim()) || t('reference:deleted_user');

/** Returns the name of a crew, which is empty after the account of its leader was deleted. `t` must have loaded `shell`. */
export const crewName = (t: Translate, name: string) => readable(name) || t('shell:nav.crews');
