// Short questions and answers; each opens with a tap.

import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Question, QuestionList } from '../../kit/layout/question.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';

/** A link into the settings, shown only to signed-in users. */
function WhenSignedIn({ to, text }: { to: string; text: string }) {
  const { user_type } = useSession();
  return user_type && <Link to={to}>{text}</Link>;
}

export function Questions() {
  const { t } = useTranslation('help');
  return (
    <QuestionList>
      <Question ask={t('code.ask')}>
        <ol className="help__steps">
          <li>{t('code.wait')}</li>
          <li>{t('code.number')}</li>
          <li>{t('code.again')}</li>
          <li>{t('code.call')}</li>
        </ol>
      </Question>
      <Question ask={t('number.ask')}>
        <p>{t('number.text')}</p>
        <WhenSignedIn to={paths.changePhone} text={t('number.link')} />
      </Question>
      <Question ask={t('money.ask')}>
        <p>{t('money.text')}</p>
      </Question>
      <Question ask={t('share.ask')}>
        <p>{t('share.text')}</p>
      </Question>
      <Question ask={t('identity.ask')}>
        <p>{t('identity.text')}</p>
      </Question>
      <Question ask={t('erase.ask')}>
        <p>{t('erase.text')}</p>
        <WhenSignedIn to={paths.privacy} text={t('erase.link')} />
      </Question>
    </QuestionList>
  );
}
