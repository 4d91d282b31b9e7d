// The private question after work with a crew: did another person take a part of the pay (D81)?
import type { PayQuestion } from '#contracts/crews.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { useFocusBeside } from '../../kit/layout/focus-beside.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { crewName } from '../../parts/crew/crew-names.ts';
import { useAnswerPay } from './queries.ts';

export function PayQuestions({ questions }: { questions: readonly PayQuestion[] }) {
  return questions.map((question) => <PayQuestionCard key={question.bid_uid} question={question} />);
}

function PayQuestionCard({ question }: { question: PayQuestion }) {
  const { t } = useTranslation(['crews', 'shell', 'problems']);
  const showToast = useToast();
  const buttons = useFocusBeside<HTMLDivElement>();
  const { mutateAsync, isPending, variables, error } = useAnswerPay(question.bid_uid);
  const { job_title, reader_title, company, crew_name } = question;
  const work = { job: reader_title?.text ?? job_title, company: readable(company), crew: crewName(t, crew_name) };
  // The server keeps the first answer, so the other one must not be sent as well.
  const state = (taken: boolean) => ({
    busy: isPending && variables === taken,
    disabled: isPending && variables !== taken,
  });
  const answer = (taken: boolean) => {
    if (isPending) return;
    afterMutation(mutateAsync(taken), { onSuccess: () => showToast({ text: t('crews:pay.done') }) });
  };
  return (
    <Card as="article" label={t('crews:pay.title')}>
      <div className="stack">
        <div>
          <h2 className="crew__title">{t('crews:pay.title')}</h2>
          <p className="soft">{t('crews:pay.text', work)}</p>
        </div>
        <p>
          <b>{t('crews:pay.ask')}</b>
        </p>
        <p className="soft">{t('crews:pay.private')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
        <div className="crew__answers" ref={buttons}>
          <Button {...state(true)} onClick={() => answer(true)}>
            {t('crews:pay.yes')}
          </Button>
          <Button {...state(false)} onClick={() => answer(false)}>
            {t('crews:pay.no')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
