// One member of a crew, and what its leader may do with the membership.
import { type ReactNode, useState } from 'react';
import type { Crew, CrewMember } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { Photo } from '../../parts/upload/photo.tsx';
import { crewPersonName } from './crew-names.ts';
import { useLeadCrew, useRemoveMember } from './queries.ts';

export function CrewMemberRow({ crew, member }: { crew: Crew; member: CrewMember }) {
  const { t } = useTranslation(['crews', 'reference']);
  const [isOpen, setOpen] = useState(false);
  const name = crewPersonName(t, member);
  const isChangeable = !member.is_you && crew.allowed.includes('remove');
  return (
    <li className="crew__member">
      <Photo name={member.first_name} picture={null} size={40} />
      <span className="crew__person">
        <b>{name}</b>
        {member.role && (
          <span className="soft small">{t(`reference:role.${member.role}`, { defaultValue: member.role })}</span>
        )}
      </span>
      <span className="crew__tags">
        {member.is_you && <Tag>{t('crews:member.you')}</Tag>}
        {member.is_leader && <Tag good>{t('crews:member.leader')}</Tag>}
        {member.is_asked_to_lead && <Tag>{t('crews:member.asked')}</Tag>}
      </span>
      {isChangeable && (
        <>
          <IconButton icon="more" label={t('crews:member.change', { person: name })} onClick={() => setOpen(true)} />
          <Dialog open={isOpen} title={name} onClose={() => setOpen(false)}>
            <MemberActs crew={crew} member={member} onClose={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </li>
  );
}

function Act({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="crew__act">
      {children}
      <p className="soft small">{text}</p>
    </div>
  );
}

function MemberActs({ crew, member, onClose }: { crew: Crew; member: CrewMember; onClose: () => void }) {
  const { t } = useTranslation(['crews', 'problems']);
  const remove = useRemoveMember(crew.uid);
  const lead = useLeadCrew(crew.uid);
  const error = remove.error ?? lead.error;
  return (
    <div className="stack">
      {crew.allowed.includes('hand_over') && !member.is_asked_to_lead && (
        <Act text={t('crews:member.hand_over_text')}>
          <Button
            wide
            busy={lead.isPending}
            onClick={() => afterMutation(lead.mutateAsync(member.labour_id), { onSuccess: onClose })}
          >
            {t('crews:member.hand_over')}
          </Button>
        </Act>
      )}
      <Act text={t('crews:member.removed_text')}>
        <Button
          wide
          variant="danger"
          busy={remove.isPending}
          onClick={() => afterMutation(remove.mutateAsync(member.labour_id), { onSuccess: onClose })}
        >
          {t('crews:member.remove')}
        </Button>
      </Act>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <Button wide onClick={onClose}>
        {t('common:close')}
      </Button>
    </div>
  );
}
