// The page with all frequently asked questions and their answers.
import { Faq } from '../features/faq/faq.tsx';
import { AllQuestions } from '../features/site-pages/all-questions.tsx';

export function FaqPage() {
  return (
    <AllQuestions>
      <Faq />
    </AllQuestions>
  );
}
