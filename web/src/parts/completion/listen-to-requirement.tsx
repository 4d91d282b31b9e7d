// The button that reads aloud what the profile lacks, and which actions are possible when the profile is complete.
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReadAloud } from '../reading/read-aloud.tsx';
import { nextSteps } from './completion.ts';

interface ListenToRequirementProps {
  user_type: UserType;
  missing: readonly string[];
  /** The sentence that says why the profile must be completed. */
  reason: string;
  /** How many missing fields are read; all by default. */
  max?: number;
}

export function ListenToRequirement({ user_type, missing, reason, max }: ListenToRequirementProps) {
  const { t } = useTranslation('profile');
  const title = t('gate.title');
  const steps = nextSteps(user_type, missing)
    .slice(0, max)
    .map(({ field }) => t(`completion.step.${field}`, { defaultValue: field }));
  return <ReadAloud of={{ text: { title, words: [title, reason, t('completion.steps'), ...steps] } }} looks="big" />;
}
