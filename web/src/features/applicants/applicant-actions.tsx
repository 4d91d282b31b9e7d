// The action buttons of an applicant: a large button for the next step, a smaller button that rejects the applicant
// (“not this time”), and a menu with the other actions.
import './applicant-actions.css';

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { applicationIcons } from '../../parts/job/status-badge.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import { type AskingMove, choicesOf, isAsking, type Move, type SendDecision } from './decisions.ts';

interface ApplicantActionsProps {
  application: Application;
  onDecide: SendDecision;
}

export function ApplicantActions({ application, onDecide }: ApplicantActionsProps) {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState<AskingMove | 'more' | null>(null);
  const { main, second, rest } = choicesOf(application.allowed);
  const name = readable(application.applicant.first_name);
  const start = (move: Move) => {
    if (isAsking(move)) return setAsked(move);
    setAsked(null);
    void onDecide({ status: move });
  };
  const decideInSheet: SendDecision = async (...sent) => {
    if (sent.length === 1) setAsked(null);
    const isClosed = await onDecide(...sent);
    if (isClosed) setAsked(null);
    return isClosed;
  };
  const forWhom = (move: Move) => t('act.for', { verb: t(`act.${move}`), name });
  if (!main && !second && rest.length === 0) return null;
  return (
    <div className="applicant__actions">
      {main && (
        <Button
          variant="main"
          icon={applicationIcons[main]}
          data-move={main}
          aria-label={forWhom(main)}
          onClick={() => start(main)}
        >
          {t(`act.${main}`)}
        </Button>
      )}
      {second && (
        <Button
          data-move={second}
          aria-label={forWhom(second)}
          title={t(`act.${second}`)}
          onClick={() => start(second)}
        >
          <Icon name="x" size={20} />
          <span>{t(`act.${second}`)}</span>
        </Button>
      )}
      {rest.length > 0 && (
        <IconButton icon="more" edged label={t('act.more', { name })} onClick={() => setAsked('more')} />
      )}
      {asked === 'more' && <MoreSheet name={name} moves={rest} onClose={() => setAsked(null)} onMove={start} />}
      {asked !== null && asked !== 'more' && (
        <DecisionSheet application={application} move={asked} onClose={() => setAsked(null)} onDecide={decideInSheet} />
      )}
    </div>
  );
}

interface MoreSheetProps {
  name: string;
  moves: readonly Move[];
  onClose: () => void;
  onMove: (move: Move) => void;
}

function MoreSheet({ name, moves, onClose, onMove }: MoreSheetProps) {
  const { t } = useTranslation('applications');
  return (
    <Sheet open title={t('act.more_title', { name })} close={t('common:close')} onClose={onClose}>
      <div className="applicant__more">
        {moves.map((move) => (
          <Button key={move} wide icon={applicationIcons[move]} onClick={() => onMove(move)}>
            {t(`act.${move}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
