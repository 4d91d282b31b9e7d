// The hook of react-i18next with typed keys. i18next's `CustomTypeOptions` would check the same keys, but many times
// slower.
import type { i18n } from 'i18next';
import { useTranslation as useUntyped } from 'react-i18next';
import type { Topic } from '#locales/topics/text-key.ts';
import type { Translate } from './translate.ts';

/** Loads the topics and returns `t`, which takes the keys of the first topic without a prefix. */
export const useTranslation: <const Name extends Topic = 'shell'>(
  topics?: Name | readonly [Name, ...Topic[]],
) => { t: Translate<Name>; i18n: i18n } = useUntyped;
