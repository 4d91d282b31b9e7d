// The answers to grievances (C.8).
import { ComplaintAnswers } from '../features/complaint/complaint-answers.tsx';

export function GrievanceAnswerPage() {
  return <ComplaintAnswers />;
}
