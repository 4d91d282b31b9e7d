// Sheet that explains why an action is blocked and links to the missing profile fields (D14).

import { useLocation } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { fillPath, type Shortfall } from './completion.ts';
import { CompletionRing } from './completion-ring.tsx';
import { ListenToRequirement } from './listen-to-requirement.tsx';
import { NextSteps } from './next-steps.tsx';

interface ProfileRequirementSheetProps {
  user_type: UserType;
  /** The percentage and the missing profile fields; null closes the sheet. */
  shortfall: Shortfall | null;
  onClose: () => void;
}

export function ProfileRequirementSheet({ user_type, shortfall, onClose }: ProfileRequirementSheetProps) {
  const { t } = useTranslation('profile');
  const { pathname, search } = useLocation();
  const next = pathname + search;
  if (!shortfall) return null;
  const reason = t(user_type === 'labour' ? 'gate.apply' : 'gate.post', { ...shortfall });
  return (
    <Sheet
      open
      title={t('gate.title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('gate.later')}</Button>
          <LinkButton variant="main" to={fillPath(user_type, shortfall.missing, next)} onClick={onClose}>
            {t('gate.go')}
          </LinkButton>
        </>
      }
    >
      <CompletionRing {...shortfall} heading="h3">
        {reason}
      </CompletionRing>
      <ListenToRequirement user_type={user_type} missing={shortfall.missing} reason={reason} />
      <NextSteps user_type={user_type} missing={shortfall.missing} next={next} />
    </Sheet>
  );
}
