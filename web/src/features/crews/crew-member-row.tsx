// One member of a crew, and what its leader may do with the membership.
import { type ReactNode, useState } from 'react';
import type { Crew, CrewMember } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { Dialog, Question } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { crewPersonName } from '../../parts/crew/crew-names.ts';
import { Photo } from '../../parts/upload/photo.tsx';
import { useLeadCrew, useRemoveMember } from './queries.ts';

export function CrewMemberRow({ crew, member }: { crew: Crew; member: CrewMember }) {
  const { t } = useTranslation(['crews', 'reference']);
  const [shown, setShown] = useState<'nothing' | 'acts' | 'removal'>('nothing');
  const close = () => setShown('nothing');
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
          <IconButton icon="more" label={t('crews:member.change', { person: name })} onClick={() => setShown('acts')} />
          {/* One dialog for both steps, so that the focus returns to the button above after the second step too. */}
          <Dialog
            open={shown !== 'nothing'}
            title={shown === 'removal' ? t('crews:member.remove_title', { person: name }) : name}
            onClose={close}
          >
            {shown === 'removal' ? (
              <Removal crew={crew} member={member} onClose={close} />
            ) : (
              <MemberActs crew={crew} member={member} onRemove={() => setShown('removal')} onClose={close} />
            )}
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

interface MemberProps {
  crew: Crew;
  member: CrewMember;
  onClose: () => void;
}

/** Asks the leader before the member is removed. */
function Removal({ crew, member, onClose }: MemberProps) {
  const { t } = useTranslation(['crews', 'problems']);
  const { t: tName } = useTranslation('reference');
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useRemoveMember(crew.uid);
  const person = crewPersonName(tName, member);
  const remove = () =>
    afterMutation(mutateAsync(member.labour_id), {
      onSuccess: () => {
        showToast({ text: t('crews:member.removed', { person }) });
        onClose();
      },
    });
  return (
    <Question
      keep={t('crews:member.remove_keep')}
      confirm={t('crews:member.remove')}
      busy={isPending}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('crews:member.remove_text')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Question>
  );
}

function MemberActs({ crew, member, onRemove, onClose }: MemberProps & { onRemove: () => void }) {
  const { t } = useTranslation(['crews', 'problems']);
  const { mutateAsync, isPending, error } = useLeadCrew(crew.uid);
  return (
    <div className="stack">
      {crew.allowed.includes('hand_over') && !member.is_asked_to_lead && (
        <Act text={t('crews:member.hand_over_text')}>
          <Button
            wide
            busy={isPending}
            onClick={() => afterMutation(mutateAsync(member.labour_id), { onSuccess: onClose })}
          >
            {t('crews:member.hand_over')}
          </Button>
        </Act>
      )}
      <Act text={t('crews:member.removed_text')}>
        <Button wide variant="danger" onClick={onRemove}>
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
