// Samples of output: cards, badges, notices, timelines, skeletons and empty states.
import { applicationStatuses, jobStatuses } from '#contracts/reference.ts';
import { ProgressRing } from '../../kit/chart/progress-ring.tsx';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { Tag, Tags } from '../../kit/control/tag.tsx';
import { Stars } from '../../kit/form/stars.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { JobCard, JobCardSkeleton } from '../../parts/job/job-card.tsx';
import { Pay } from '../../parts/job/pay.tsx';
import { applicationIcons, JobBadge } from '../../parts/job/status-badge.tsx';
import { StatusDots, StatusTimeline } from '../../parts/job/status-timeline.tsx';
import { Part } from './part.tsx';
import { longNamed, mason, steps } from './samples.ts';

export function Cards() {
  return (
    <Part name="Cards">
      <JobCard job={mason} to="#" />
      <JobCard job={longNamed} to="#" />
      <JobCard job={mason} over />
      <JobCardSkeleton />
      <Card>A card of its own</Card>
      <Pay amount={12000} period="month" size="page" />
    </Part>
  );
}

export function Signs() {
  return (
    <Part name="Badges, tags, stars, avatars">
      <div className="dev-row">
        {applicationStatuses.map((status) => (
          <span className="badge" data-status={status} key={status}>
            <Icon name={applicationIcons[status]} size={16} />
            {status}
          </span>
        ))}
      </div>
      <div className="dev-row">
        {jobStatuses.map((status) => (
          <JobBadge status={status} key={status} />
        ))}
      </div>
      <Tags>
        <Tag>Tag</Tag>
        <Tag good>Good tag</Tag>
      </Tags>
      <div className="dev-row">
        <Stars stars={3.6} label="3.6 of 5" />
        <ProgressRing percentage={64} threshold={80} label="64 %" />
        {(['Asha', 'Bina', 'Chand', 'Deepa', 'Esha', 'Farid', 'Gita', 'Hari'] as const).map((name) => (
          <Avatar name={name} key={name} />
        ))}
      </div>
    </Part>
  );
}

export function News() {
  return (
    <Part name="Notices, roads">
      {(['still', 'info', 'ok', 'warn', 'danger'] as const).map((tone) => (
        <Notice tone={tone} title={tone} key={tone}>
          <p>What happened, and what next.</p>
        </Notice>
      ))}
      <StatusTimeline label="The road" steps={steps} />
      <StatusDots label="The road in short" steps={steps} />
      <Pager page={2} pages={9} label="Pages" previous="Before" next="More" words="Page 2 of 9" linkTo={() => '#'} />
    </Part>
  );
}

export function Nothing() {
  return (
    <Part name="Nothing, waiting, failing">
      <EmptyState title="No jobs yet" action={<Button variant="main">One step</Button>}>
        What can be done about it.
      </EmptyState>
      <Failure title="That did not work" again="Try again" onRetry={() => {}}>
        Why, in plain words.
      </Failure>
      <Skeleton words="Bringing it…">
        {(['line', 'title', 'pay', 'tile', 'dot', 'pill', 'block'] as const).map((shape) => (
          <SkeletonLine shape={shape} width="half" key={shape} />
        ))}
      </Skeleton>
    </Part>
  );
}
