// The page with the user's grievances and their answers, or with one grievance by its number and secret code (C.8).
import { ComplaintAnswers } from '../features/complaint/complaint-answers.tsx';

export function GrievanceAnswerPage() {
  return <ComplaintAnswers />;
}
