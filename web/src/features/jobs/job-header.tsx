// The header of a job page: picture, pay, title, place with directions, tags.

import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tag, Tags } from '../../kit/control/tag.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { jobTags } from '../../parts/job/job-tags.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { Pay } from '../../parts/job/pay.tsx';
import type { WithOriginal } from '../../parts/job/reader-title.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { Directions } from './directions.tsx';
import { useProvided } from './job-facts.tsx';

/**
 * The header of a job. `address` is the same job without translation, because map apps do not know translated place
 * names.
 */
export function JobHeader({ job, address }: { job: Job & WithOriginal; address: Job }) {
  const { t } = useTranslation(['jobs', 'reference', 'places']);
  const { placeText } = usePlaceNames();
  const provided = useProvided(job).filter(({ value }) => value);
  return (
    <header className="job-header">
      <TradeTile role={job.role} large />
      <div className="job-header__words">
        <div className="phone-only">
          <Pay amount={job.salary_amount} period={job.salary_period} size="page" />
        </div>
        <h1 className="job-header__title" lang={job.original_title ? undefined : job.reader_title?.original_lang}>
          {job.title}
        </h1>
        <OriginalTitle of={job} />
        <p className="job-header__place">
          <Icon name="map-pin" size={20} />
          {placeText(job)}
        </p>
        <div className="job-header__actions">
          <Directions job={address} />
          <ReadAloud of={{ job }} looks="big" />
        </div>
      </div>
      <div className="job-header__tags">
        <Tags>
          {jobTags(t, job).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {provided.map(({ icon, label }) => (
            <Tag key={label} good>
              <Icon name={icon} size={16} />
              {label}
            </Tag>
          ))}
        </Tags>
      </div>
    </header>
  );
}
