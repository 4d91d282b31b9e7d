// Frequently asked questions in three groups: all on their own page, the first of each group on the landing page.
import './faq.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Question, QuestionList } from '../../ui/question.tsx';

/** The groups with their questions, as translation keys. */
const groups = [
  { name: 'general', questions: ['what', 'money', 'languages', 'code', 'fraud', 'erase'] },
  { name: 'seekers', questions: ['start', 'apply', 'match', 'verified', 'ratings', 'unpaid'] },
  { name: 'employers', questions: ['post', 'rules', 'people', 'contact', 'tick', 'rating'] },
] as const;

interface FaqProps {
  /** The rank of the group headings. */
  heading: 'h2' | 'h3';
  /** Maximum number of questions per group; all by default. */
  max?: number;
}

export function Faq({ heading: Heading, max: most }: FaqProps) {
  const { t } = useTranslation('faq');
  return (
    <div className="faq">
      {groups.map(({ name, questions }) => (
        <section key={name} aria-labelledby={`faq-${name}`}>
          <Heading id={`faq-${name}`} className="faq__group">
            {t(`${name}.title`)}
          </Heading>
          <QuestionList>
            {questions.slice(0, most).map((question) => (
              <Question key={question} ask={t(`${name}.${question}.ask`)}>
                <p>{t(`${name}.${question}.text`)}</p>
              </Question>
            ))}
          </QuestionList>
        </section>
      ))}
    </div>
  );
}
