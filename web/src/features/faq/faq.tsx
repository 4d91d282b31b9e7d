// Frequently asked questions in three groups: all questions on the FAQ page, the first question of each group on the
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
      'seekers.paid',
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

/** Shows all questions, each group under its heading. */
export function Faq() {
  const { t } = useTranslation('faq');
  return (
    <div className="faq">
      {groups.map(({ name, questions }) => (
        <section key={name} aria-labelledby={`faq-${name}`}>
          <h2 id={`faq-${name}`} className="faq__group">
            {t(`${name}.title`)}
          </h2>
          <QuestionList>
            {questions.map((question) => (
              <Question key={question} ask={t(`${question}.ask`)}>
                <Answer to={question} />
              </Question>
            ))}
          </QuestionList>
        </section>
      ))}
    </div>
  );
}

/** Shows the first question of each group in one list. */
export function FirstQuestions() {
  const { t } = useTranslation('faq');
  return (
    <QuestionList>
      {groups.map(({ name, questions: [question] }) => (
        <Question key={name} label={t(`${name}.title`)} ask={t(`${question}.ask`)}>
          <Answer to={question} />
        </Question>
      ))}
    </QuestionList>
  );
}

function Answer({ to: question }: { to: (typeof groups)[number]['questions'][number] }) {
  const { t } = useTranslation('faq');
  const { rating_reveal_days: days } = useCompany();
  return <p>{t(`${question}.text`, { days })}</p>;
}
