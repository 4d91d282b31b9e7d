// The entries of workers that wait for the employer's answer, at the top of the wage sheet.
import type { WageSheetPerson } from '#contracts/wage-sheet.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { formatEffect } from './amounts.ts';
import { useOtherName } from './other-name.ts';

/** Maximum number of entries in the list. “Agree to all” names all workers. */
const MAX_SHOWN = 5;

export function WaitingList({ people }: { people: readonly WageSheetPerson[] }) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  const { language } = useLanguage();
  const nameOf = useOtherName();
  const entries = people.flatMap((person) => person.waiting.map((entry) => ({ person, entry })));
  if (entries.length === 0) return null;
  return (
    <section className="card wage-waiting" aria-labelledby="wage-waiting">
      <h2 id="wage-waiting" className="account__open">
        <Icon name="hourglass" size={20} />
        {`${t('wage-sheet:waiting')} (${entries.length})`}
      </h2>
      <ul className="wage-lines">
        {entries.slice(0, MAX_SHOWN).map(({ person, entry }) => (
          <li key={`${person.account_id} ${entry.seq}`}>
            <span>{`${nameOf(person)}: ${t(`wages:kind.${entry.kind}`)}, ${shortDay(entry.day, language)}`}</span>
            <span className="wage-lines__amount">{formatEffect(entry.effect)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
