// The card on the home page that offers the diary once to a worker without accepted work (D73). It never returns after the
// worker has opened the diary or has closed the card.
import { useId } from 'react';
import { z } from '#contracts/z.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { useFocusBeside } from '../../kit/layout/focus-beside.ts';
import { diaryPath } from '../../kit/navigation/answer-paths.ts';
import { storedList } from '../../kit/storage/stored-list.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSession } from '../../session/session-context.ts';

/** The ids of the users of this browser who have answered the offer. */
const answered = storedList('diaryOffers', z.int());

export function DiaryOffer() {
  const { user } = useSession();
  const all = answered.useItems();
  if (!user || all.includes(user.id)) return null;
  return <Offer onAnswer={() => answered.write([...all, user.id])} />;
}

function Offer({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation('diary');
  const id = useId();
  const card = useFocusBeside<HTMLElement>();
  return (
    <section className="card stack" ref={card} aria-labelledby={id}>
      <h2 id={id}>{t('offer.title')}</h2>
      <p>{t('about')}</p>
      <ReadAloud of={{ text: { title: t('offer.title'), words: [t('about')] } }} looks="big" />
      <LinkButton variant="main" icon="pencil" wide to={diaryPath} onClick={onAnswer}>
        {t('offer.open')}
      </LinkButton>
      <Button variant="quiet" wide onClick={onAnswer}>
        {t('offer.close')}
      </Button>
    </section>
  );
}
