// The people of the roster whom the call asks first, and whether it asks others after them.
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { rosterPaths } from '../../kit/navigation/roster-paths.ts';
import type { CallFormFields } from './call-form-fields.ts';

export function ChosenPeople({ form: { draft, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('calls');
  if (draft.people.length === 0)
    return (
      <LinkButton icon="users" to={rosterPaths.employer}>
        {t('form.people.pick')}
      </LinkButton>
    );
  return (
    <section className="call-form__part card" data-padded aria-label={t('form.people.title')}>
      <h2 className="call-people__title">{t('form.people.title')}</h2>
      <Chips wrap label={t('form.people.title')}>
        {draft.people.map((person) => (
          <Chip
            key={person.id}
            aria-label={t('form.people.remove', { name: person.name })}
            onClick={() => set({ people: draft.people.filter(({ id }) => id !== person.id) })}
          >
            {person.name}
            <Icon name="x" size={16} />
          </Chip>
        ))}
      </Chips>
      <CheckField
        label={t('form.people.wide')}
        checked={draft.wide}
        onChange={(event) => set({ wide: event.target.checked })}
      />
    </section>
  );
}
