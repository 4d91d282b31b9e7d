// A skeleton with the height of the complaint form, shown until the form is hydrated. Hidden if the browser runs no
// JavaScript, because the form would then never appear.
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
