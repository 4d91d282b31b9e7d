// The page with the form in which an employer posts a job.
import { PostJob } from '../features/post-job/post-job.tsx';

export function PostJobPage() {
  return (
    <div className="page">
      <PostJob />
    </div>
  );
}
