// The three steps of the identity check as a path: icon, name and state of each step.
import './verification-path.css';
import type { ReactNode } from 'react';
import type { Verification } from '#contracts/verification.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { formatPhone } from '../../session/codes.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { type StepState, stepStates } from './steps.ts';

const pictures: Record<StepState, IconName> = { done: 'check', open: 'minus', waiting: 'hourglass', failed: 'x' };

function Step({ state, title, children }: { state: StepState; title: string; children: ReactNode }) {
  const { t } = useTranslation('verification');
  return (
    <li className="verification-step" data-state={state}>
      <span className="verification-step__mark">
        <Icon name={pictures[state]} size={20} />
      </span>
      <div>
        <p className="verification-step__title">
          {title}
          <span className="verification-step__state">{t(`state.${state}`)}</span>
        </p>
        {children}
      </div>
    </li>
  );
}

function FormatText({ identity }: Pick<Verification, 'identity'>) {
  const { t } = useTranslation('verification');
  if (!identity) return <p className="soft">{t('step.format_missing')}</p>;
  return (
    <>
      <p className="num">{t(`step.${identity.type}`, { masked: identity.masked })}</p>
      {identity.status !== 'verified' && <p className="soft">{t('step.format_text')}</p>}
    </>
  );
}

function useTeamText({ review }: Verification, state: StepState): string {
  const { t } = useTranslation('verification');
  const { language } = useLanguage();
  if (state === 'open' || !review) return t(state === 'done' ? 'step.team_done_plain' : 'step.team_open');
  const at = state === 'waiting' ? review.submitted_at : review.decided_at;
  return at ? t(`step.team_${state}`, { day: dayText(at, language) }) : t('step.team_open');
}

export function VerificationPath({ state }: { state: Verification }) {
  const { t } = useTranslation('verification');
  const { user_type } = useSession();
  const phone = useProfile(user_type).data?.phone_number;
  const states = stepStates(state);
  const teamText = useTeamText(state, states.team);
  return (
    <ol className="verification-path" aria-label={t('path')}>
      <Step state={states.phone} title={t('step.phone')}>
        {phone && <p className="soft">{t('step.phone_text', { phone: formatPhone(phone) })}</p>}
      </Step>
      <Step state={states.format} title={t('step.format')}>
        <FormatText identity={state.identity} />
      </Step>
      <Step state={states.team} title={t('step.team')}>
        <p className="soft">{teamText}</p>
      </Step>
    </ol>
  );
}
