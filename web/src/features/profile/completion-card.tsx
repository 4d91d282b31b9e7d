// A card with the completion of the profile and links to its missing fields.

import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';
import { CompletionRing } from '../../parts/completion/completion-ring.tsx';
import { NextSteps } from '../../parts/completion/next-steps.tsx';
import type { Profile } from '../../session/profile.ts';

export function CompletionCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user_type, profile_completion: completion } = profile;
  const words = completion.blocked
    ? t(`completion.blocked_${user_type}`, { threshold: completion.threshold })
    : t(completion.missing.length > 0 ? 'completion.more' : 'completion.whole');
  return (
    <section className="completion-card" aria-label={t('completion.title', { percentage: completion.percentage })}>
      <Card>
        <div className="stack">
          <CompletionRing percentage={completion.percentage} threshold={completion.threshold}>
            {words}
          </CompletionRing>
          {completion.missing.length > 0 && <NextSteps user_type={user_type} missing={completion.missing} />}
        </div>
      </Card>
    </section>
  );
}
