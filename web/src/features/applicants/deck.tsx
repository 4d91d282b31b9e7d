// The deck of applicants on a phone, which shows one applicant at a time. The employer decides with a swipe, a button
// or a key.
import type { Application } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { personName } from './person-name.ts';
import { useDecisionWithToast } from './use-decision-with-toast.ts';
import { type DeckMove, type DeckState, useDeck } from './use-deck.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useSwipe } from './use-swipe.ts';

interface DeckProps {
  applications: readonly Application[];
  /** True if the cards name the job, because the list contains applicants of several jobs. */
  showsJob: boolean;
  onClose: () => void;
}

export function Deck({ applications, showsJob, onClose }: DeckProps) {
  const { t } = useTranslation('applications');
  const send = useDecisionWithToast({ isQuiet: true });
  const deck = useDeck(applications, ({ application, move }) => send(application, { status: move }));
  const { current, left, back } = deck;
  const board = useDeckKeys(current?.id);
  return (
    <div className="pipeline deck" data-alone ref={board}>
      <div className="deck__top">
        <p role="status">
          {current && <span className="visually-hidden">{personName(t, current.applicant)}: </span>}
          <span className="num">{t('deck.left', { count: left })}</span>
        </p>
        {back && <IconButton icon="arrow-left" edged data-key="k" label={t('keys.previous')} onClick={back} />}
      </div>
      {current ? (
        <DeckCard key={current.id} application={current} showsJob={showsJob} onDecide={deck.decide} />
      ) : (
        <DeckEnd deck={deck} onClose={onClose} />
      )}
      {(current || deck.held) && <DeckBar deck={deck} />}
    </div>
  );
}

interface DeckCardProps {
  application: Application;
  showsJob: boolean;
  onDecide: (move: DeckMove) => void;
}

function DeckCard({ application, showsJob, onDecide }: DeckCardProps) {
  const { t } = useTranslation('applications');
  const card = useSwipe((side) => onDecide(side === 'right' ? 'shortlisted' : 'rejected'));
  return (
    <>
      <div className="deck__card" ref={card}>
        <ApplicantCard application={application} showsJob={showsJob} />
        <span className="deck__side" data-at="right" aria-hidden="true">
          {t('act.shortlisted')}
        </span>
        <span className="deck__side" data-at="left" aria-hidden="true">
          {t('act.rejected')}
        </span>
      </div>
      <p className="deck__hint soft small">{t('deck.hint', { yes: t('act.shortlisted'), no: t('act.rejected') })}</p>
    </>
  );
}

function DeckEnd({ deck, onClose }: { deck: DeckState; onClose: () => void }) {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      title={t('deck.end')}
      action={
        <>
          {deck.undecided > 0 && <Button onClick={deck.restart}>{t('deck.again')}</Button>}
          <Button variant="main" onClick={onClose}>
            {t('deck.list')}
          </Button>
        </>
      }
    >
      {t('deck.end_step')}
    </EmptyState>
  );
}

/** The buttons that decide about the shown applicant, and the button that undoes the last decision. */
function DeckBar({ deck }: { deck: DeckState }) {
  const { t } = useTranslation('applications');
  const { current, held } = deck;
  const name = current ? readable(current.applicant.first_name) : '';
  const forWhom = (verb: string) => t('act.for', { verb, name });
  return (
    <ActionBar>
      <div className="deck__undo" role="status">
        {held && (
          <>
            <span>
              {readable(held.application.applicant.first_name)}: {t(`column.${held.move}`)}
            </span>
            <Button variant="link" icon="undo" onFocus={deck.postpone} onClick={deck.undo}>
              {t('common:undo')}
            </Button>
          </>
        )}
      </div>
      {current && (
        <>
          <Button
            icon="x"
            data-key="x"
            aria-label={forWhom(t('act.rejected'))}
            disabled={!current.allowed.includes('rejected')}
            onClick={() => deck.decide('rejected')}
          >
            <span>{t('act.rejected')}</span>
          </Button>
          <Button icon="arrow-right" data-key="j" onClick={deck.pass}>
            <span>{t('deck.next')}</span>
          </Button>
          <Button
            variant="main"
            icon="star"
            data-key="s"
            aria-label={forWhom(t('act.shortlisted'))}
            disabled={!current.allowed.includes('shortlisted')}
            onClick={() => deck.decide('shortlisted')}
          >
            <span>{t('act.shortlisted')}</span>
          </Button>
        </>
      )}
    </ActionBar>
  );
}
