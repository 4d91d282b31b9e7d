// The hook of react-i18next, with topics that exist.
import type { i18n } from 'i18next';
import { useTranslation as useUntyped } from 'react-i18next';
import type { Translate } from './translate.ts';

/** Loads the topics and returns `t`. */
export const useTranslation: (topics?: string | readonly string[]) => { t: Translate; i18n: i18n } = useUntyped;
