// Frequently asked questions in three groups: all questions on the FAQ page, the first questions of each group on the
// landing page.
import './faq.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Question, QuestionList } from '../../kit/layout/question.tsx';
import { useCompany } from '../../parts/company/company.ts';

/** The groups with their questions, as translation keys. */
const groups = [
  {
    name: 'general',
    questions: ['general.what', 'general.money', 'general.languages', 'general.code', 'general.fraud', 'general.erase'],
  },
  {
    name: 'seekers',
    questions: [
      'seekers.start',
      'seekers.apply',
      'seekers.match',
      'seekers.verified',
      'seekers.ratings',
      'seekers.unpaid',
    ],
  },
  {
    name: 'employers',
    questions: [
      'employers.post',
      'employers.rules',
      'employers.people',
      'employers.contact',
      'employers.tick',
      'employers.rating',
    ],
  },
] as const;

interface FaqProps {
  /** The rank of the group headings. */
  heading: 'h2' | 'h3';
  /** Maximum number of questions per group; all by default. */
  max?: number;
}

export function Faq({ heading: Heading, max }: FaqProps) {
  const { t } = useTranslation('faq');
  const { rating_reveal_days: days } = useCompany();
  return (
    <div className="faq">
      {groups.map(({ name, questions }) => (
        <section key={name} aria-labelledby={`faq-${name}`}>
          <Heading id={`faq-${name}`} className="faq__group">
            {t(`${name}.title`)}
          </Heading>
          <QuestionList>
            {questions.slice(0, max).map((question) => (
              <Question key={question} ask={t(`${question}.ask`)}>
                <p>{t(`${question}.text`, { days })}</p>
              </Question>
            ))}
          </QuestionList>
        </section>
      ))}
    </div>
  );
}
