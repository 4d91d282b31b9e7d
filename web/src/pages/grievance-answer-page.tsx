// What came of complaints (C.8).
import { ComplaintAnswers } from '../features/complaint/complaint-answers.tsx';

export function GrievanceAnswerPage() {
  return <ComplaintAnswers />;
}
