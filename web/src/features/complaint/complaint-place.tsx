// Reserves the place of the complaint form until hydration. Hidden without JavaScript, because no form would follow.
import './complaint.css';
import { Card } from '../../kit/layout/card.tsx';
import { SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function ComplaintPlace() {
  return (
    <div className="complaint-place" aria-hidden="true">
      <Card>
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="pay" width="third" />
      </Card>
    </div>
  );
}
