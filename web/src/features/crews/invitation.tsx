// An invitation to a crew: who invites, how many members it has, and the two answers.
import type { CrewInvite } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { useFocusBeside } from '../../kit/layout/focus-beside.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { crewName, crewPersonName } from '../../parts/crew/crew-names.ts';
import { ReportButton } from '../../parts/report/report-button.tsx';
import { useAnswerInvite } from './queries.ts';

export function Invitation({ invite }: { invite: CrewInvite }) {
  const { t } = useTranslation(['crews', 'shell', 'reference', 'problems']);
  const showToast = useToast();
  const buttons = useFocusBeside<HTMLDivElement>();
  const { mutateAsync, isPending, variables, error } = useAnswerInvite(invite.uid);
  const state = (answer: 'join' | 'decline') => ({
    busy: isPending && variables === answer,
    disabled: isPending && variables !== answer,
  });
  const join = () =>
    afterMutation(mutateAsync('join'), { onSuccess: () => showToast({ text: t('crews:invited.joined') }) });
  const title = t('crews:invited.title', { person: crewPersonName(t, invite.by), crew: crewName(t, invite.name) });
  return (
    <Card as="article" label={title}>
      <div className="stack">
        <div>
          <h2 className="crew__title">{title}</h2>
          <p className="soft">{t('crews:size', { count: invite.size })}</p>
        </div>
        <p>{t('crews:empty.rules.own_yes')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
        <div className="crew__answers" ref={buttons}>
          <Button {...state('decline')} onClick={() => afterMutation(mutateAsync('decline'), {})}>
            {t('crews:invited.decline')}
          </Button>
          <Button variant="main" icon="check" {...state('join')} onClick={join}>
            {t('crews:invited.join')}
          </Button>
        </div>
        <ReportButton subjects={[{ type: 'crew', id: invite.uid }]} />
      </div>
    </Card>
  );
}
