// The main action of the job page (such as “Apply”) with the pay of the job. The bar is at the bottom of a phone screen
// and beside the job on a computer.
import './apply-panel.css';
import type { ReactNode } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { Pay } from '../../parts/job/pay.tsx';

export function StickyActionBar({ job, children }: { job: JobDetail; children: ReactNode }) {
  return (
    <div className="apply-panel__bar">
      <ActionBar>
        <div className="phone-only">
          <Pay amount={job.salary_amount} period={job.salary_period} size="bar" />
        </div>
        {children}
      </ActionBar>
    </div>
  );
}
