// The search for users by words of the name or by phone number, and filters that apply immediately.
import { type FormEvent, useState } from 'react';
import { accountStatuses, verifications } from '#contracts/admin-people.ts';
import { states } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useNames } from '../../parts/admin/user-names.ts';
import type { UsersView } from './users-view.ts';

interface Choice {
  value: string;
  word: string;
}

function Filter({
  label,
  any,
  value,
  choices,
  onChoose,
}: {
  label: string;
  any?: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {any && <option value="">{any}</option>}
      {choices.map(({ value: one, word }) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

interface ToolsProps {
  view: UsersView;
  onChange: (view: UsersView) => void;
}

function Filters({ view, onChange }: ToolsProps) {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { stateOf } = useNames();
  const choose = (change: Partial<UsersView>) => onChange({ ...view, ...change, page: 1 });
  const any = t('admin-users:filters.any');
  const types = ['labour', 'employer'] as const;
  return (
    <fieldset className="people-filters">
      <legend className="visually-hidden">{t('admin-users:filters.title')}</legend>
      <Filter
        label={t('admin-users:filters.user_type')}
        any={any}
        value={view.user_type ?? ''}
        choices={types.map((value) => ({ value, word: t(`reference:user_type.${value}`) }))}
        onChoose={(value) => choose({ user_type: types.find((one) => one === value) ?? null })}
      />
      <Filter
        label={t('admin-users:filters.state')}
        any={any}
        value={view.state ?? ''}
        choices={states.map(({ name }) => ({ value: name, word: stateOf(name) }))}
        onChoose={(value) => choose({ state: value || null })}
      />
      <Filter
        label={t('admin-users:filters.status')}
        any={any}
        value={view.status ?? ''}
        choices={accountStatuses.map((value) => ({ value, word: t(`admin-users:status.${value}`) }))}
        onChoose={(value) => choose({ status: accountStatuses.find((one) => one === value) ?? null })}
      />
      <Filter
        label={t('admin-users:filters.verification')}
        any={any}
        value={view.verification ?? ''}
        choices={verifications.map((value) => ({ value, word: t(`admin-users:identity_status.${value}`) }))}
        onChoose={(value) => choose({ verification: verifications.find((one) => one === value) ?? null })}
      />
      <Filter
        label={t('admin-users:filters.sort')}
        value={view.sort}
        choices={(['newest', 'oldest'] as const).map((value) => ({ value, word: t(`admin-users:filters.${value}`) }))}
        onChoose={(value) => choose({ sort: value === 'oldest' ? 'oldest' : 'newest' })}
      />
    </fieldset>
  );
}

export function UsersTools({ view, onChange }: ToolsProps) {
  const { t } = useTranslation('admin-users');
  const { may } = useAdmin();
  const [typed, setTyped] = useState(view.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...view, q: typed.trim(), page: 1 });
  };
  return (
    <div className="people-tools">
      <search>
        <form className="people-search" onSubmit={submit}>
          <TextField
            label={t(may('moderate') ? 'search' : 'search_viewer')}
            icon="search"
            type="search"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="main">
            {t('find')}
          </Button>
        </form>
      </search>
      <Filters view={view} onChange={onChange} />
    </div>
  );
}
