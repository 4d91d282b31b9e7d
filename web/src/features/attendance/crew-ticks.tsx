// The field for today's code, for the leader of a crew, who marks together with the code which members are present (D81).
import './day-list.css';
import { useState } from 'react';
import type { CrewOfWork } from '#contracts/attendance.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { crewPersonName } from '../../parts/crew/crew-names.ts';
import { CodeEntry } from './code-entry.tsx';

interface CrewTicksProps {
  application_id: number;
  crew: CrewOfWork;
  today: string | null;
  tries_left: number | null;
  /** True if the leader may enter the own day by the code, also without members. */
  mayType: boolean;
  onTaken?: (() => void) | undefined;
}

export function CrewTicks({ application_id, crew, today, tries_left, mayType, onTaken }: CrewTicksProps) {
  const { t } = useTranslation(['attendance', 'reference']);
  const members = crew.members ?? [];
  const waiting = members.filter(({ is_ticked }) => !is_ticked);
  const [left, setLeft] = useState<readonly number[]>([]);
  const present = waiting.map(({ labour_id }) => labour_id).filter((id) => !left.includes(id));
  const toggle = (id: number, isHere: boolean) =>
    setLeft((before) => (isHere ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="stack">
      <fieldset className="day-list__choice">
        <legend>
          <b>{t('attendance:crew.who')}</b>
        </legend>
        {members.map((member) =>
          member.is_ticked ? (
            <p key={member.labour_id} className="day-list__line">
              <span>{crewPersonName(t, member)}</span>
              <span className="soft small">
                {t(member.is_denied ? 'attendance:crew.denied' : 'attendance:crew.ticked')}
              </span>
            </p>
          ) : (
            <CheckField
              key={member.labour_id}
              label={crewPersonName(t, member)}
              checked={!left.includes(member.labour_id)}
              onChange={(event) => toggle(member.labour_id, event.target.checked)}
            />
          ),
        )}
      </fieldset>
      {waiting.length > 0 && <p className="soft small">{t('attendance:crew.text')}</p>}
      {present.length > 0 || mayType ? (
        <CodeEntry
          application_id={application_id}
          today={today}
          tries_left={tries_left}
          crew={present.length > 0 ? { bid_uid: crew.bid_uid, present } : undefined}
          onTaken={onTaken}
        />
      ) : (
        waiting.length > 0 && <p>{t('attendance:crew.choose')}</p>
      )}
    </div>
  );
}

/** Says until when each member types the code alone, after false marks of the leader. */
export function TicksPaused({ until }: { until: string }) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  return <Notice tone="warn">{t('crew.paused', { day: dayText(until, language) })}</Notice>;
}

/** Says that each member types the code alone while the crew is held. */
export function TicksHeld() {
  const { t } = useTranslation('attendance');
  return <Notice tone="warn">{t('crew.held')}</Notice>;
}
