// One worker who fits the job: name, place, trades, match reasons and the button that invites the worker.

import type { FittingWorker } from '#contracts/recommended.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Button } from '../../kit/control/button.tsx';
import { Tag, Tags } from '../../kit/control/tag.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { roleText } from '../../parts/job/job-tags.ts';
import { MatchLine } from '../../parts/job/match-reasons.tsx';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';

interface FittingPersonProps {
  person: FittingWorker;
  busy: boolean;
  /** True if the employer may still send an invitation today. */
  mayInvite: boolean;
  onInvite: () => void;
}

export function FittingPerson({ person, busy, mayInvite, onInvite }: FittingPersonProps) {
  const { t } = useTranslation(['matching', 'jobs', 'reference', 'places']);
  const { placeText } = usePlaceNames();
  const typed = person.last_name ? `${person.first_name} ${person.last_name}.` : person.first_name;
  const name = readable(typed);
  const years = person.experience_years;
  const facts = [
    (person.city || person.state) && placeText(person),
    years !== null && years > 0 && t('matching:people.years', { count: years }),
  ].filter(Boolean);
  return (
    <Card as="article" label={name}>
      <div className="stack">
        <div className="fitting-person__header">
          <Avatar name={name} />
          <div>
            <h2 className="fitting-person__name">
              {name}
              <SpokenTypedName name={typed} />
              {person.verified && (
                <span className="fitting-person__verified">
                  <Icon name="shield-check" size={20} />
                  <span className="visually-hidden">{t('matching:people.verified')}</span>
                </span>
              )}
            </h2>
            {facts.length > 0 && <p className="soft small">{facts.join(' · ')}</p>}
          </div>
        </div>
        <Tags>
          {person.skills.map((skill) => (
            <Tag key={skill}>{roleText(t, skill)}</Tag>
          ))}
        </Tags>
        <MatchLine match={person.match} />
        {person.invited ? (
          <p className="fitting-person__asked" data-declined={person.declined || undefined}>
            <Icon name={person.declined ? 'x-circle' : 'check-circle'} size={20} />
            {t(person.declined ? 'matching:people.declined' : 'matching:people.invited')}
          </p>
        ) : (
          <Button variant="main" icon="bell" busy={busy} disabled={!mayInvite} onClick={onInvite}>
            {t('matching:people.invite')}
            <span className="visually-hidden"> · {name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
