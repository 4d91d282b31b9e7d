// One crew of the worker: its members, the question who leads it, and what the reader may do.
import type { Crew } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { dayText } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { crewName } from '../../parts/crew/crew-names.ts';
import { ReportButton } from '../../parts/report/report-button.tsx';
import { CrewMemberRow } from './crew-member-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveCrew } from './leave-crew.tsx';
import { useLeadCrew } from './queries.ts';
import { RenameCrew } from './rename-crew.tsx';

export function CrewCard({ crew }: { crew: Crew }) {
  const { t } = useTranslation(['crews', 'shell']);
  const { allowed } = crew;
  const isLeader = crew.members.some(({ is_you, is_leader }) => is_you && is_leader);
  return (
    <Card as="article" label={crewName(t, crew.name)}>
      <div className="stack">
        <div>
          <h2 className="crew__title">{crewName(t, crew.name)}</h2>
          <p className="soft">{t('crews:size', { count: crew.members.length })}</p>
        </div>
        {crew.state === 'held' && <Notice tone="warn">{t('crews:held')}</Notice>}
        {allowed.includes('lead') && <LeadQuestion crew={crew} />}
        <ul className="crew__members">
          {crew.members.map((member) => (
            <CrewMemberRow key={member.labour_id} crew={crew} member={member} />
          ))}
        </ul>
        {crew.invites !== null && crew.invites > 0 && (
          <p className="soft">{t('crews:invite.waiting', { count: crew.invites })}</p>
        )}
        {allowed.includes('invite') && <InviteForm uid={crew.uid} />}
        <div className="crew__acts">
          {allowed.includes('rename') && <RenameCrew uid={crew.uid} name={crew.name} />}
          <LeaveCrew uid={crew.uid} name={crew.name} />
        </div>
        {!isLeader && <ReportButton subjects={[{ type: 'crew', id: crew.uid }]} />}
      </div>
    </Card>
  );
}

/** Asks the reader to lead the crew: at the wish of its leader, or because it has none. */
function LeadQuestion({ crew }: { crew: Crew }) {
  const { t } = useTranslation(['crews', 'problems']);
  const { language } = useLanguage();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useLeadCrew(crew.uid);
  const day = crew.leader_until && dayText(crew.leader_until, language);
  const agree = () =>
    afterMutation(mutateAsync(null), {
      onSuccess: ({ allowed }) => {
        if (allowed.includes('lead')) showToast({ text: t('crews:lead.done') });
      },
    });
  return (
    <Notice tone="warn">
      <div className="stack">
        <p>{day ? t('crews:lead.none', { day }) : t('crews:lead.asked')}</p>
        {error && <p role="alert">{problemText(t, error)}</p>}
        <Button variant="main" busy={isPending} onClick={agree}>
          {t('crews:lead.yes')}
        </Button>
      </div>
    </Notice>
  );
}
