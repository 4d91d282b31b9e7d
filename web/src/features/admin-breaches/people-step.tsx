// The step in which an administrator selects the people whom a breach affects: all accounts, some accounts, or a pasted
// list. The step shows the number of people before any notice is sent.

import { type FormEvent, useState } from 'react';
import {
  type Audience,
  type Breach,
  breachEndpoints as endpoints,
  MAX_BREACH_RECIPIENTS,
} from '#contracts/breaches.ts';
import { states } from '#contracts/lists.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { counted } from '../../kit/text/number-text.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { ErrorNotice } from './error-notice.tsx';
import { callsOf, idsIn } from './ids.ts';
import { isSending, useBreachAct } from './queries.ts';

const modes = ['all', 'some', 'listed'] as const;
const SHOWN = 10;

/**
 * Sends the list of user ids to the server in batches. The first batch replaces the list that the server has stored.
 * Returns the ids that belong to no account.
 */
async function sendList(breach_id: number, ids: readonly number[]): Promise<number[]> {
  const unknown: number[] = [];
  for (const [at, piece] of callsOf(ids).entries()) {
    const body = { ids: piece, afresh: at === 0 };
    unknown.push(...(await adminCall(endpoints.addListed, { params: { breach_id }, body })).unknown);
  }
  return unknown;
}

export function PeopleStep({ breach }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const [chosen, setChosen] = useState<Audience>(breach.audience ?? { mode: 'all' });
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly number[]>([]);
  const { ids, bad } = idsIn(text);
  const kept = useBreachAct(async (audience: Audience) => {
    if (audience.mode === 'listed' && ids.length > 0) setUnknown(await sendList(breach.id, ids));
    return adminCall(endpoints.setAudience, { params: { breach_id: breach.id }, body: audience });
  });
  const isWrong = chosen.mode === 'listed' && (bad.length > 0 || ids.length > MAX_BREACH_RECIPIENTS);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setUnknown([]);
    if (!isWrong) kept.mutate(chosen);
  };
  return (
    <form className="breach-form" noValidate onSubmit={choose}>
      <ModeFields chosen={chosen} onChange={setChosen} />
      {chosen.mode === 'some' && <SomeFields chosen={chosen} onChange={setChosen} />}
      {chosen.mode === 'listed' && (
        <TextArea
          label={t('people.ids')}
          help={t('people.ids_help')}
          error={listError(t, bad, ids.length)}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {unknown.length > 0 && <UnknownIds ids={unknown} />}
      <ErrorNotice error={kept.error} />
      <Count breach={breach} />
      {!breach.closed_at && !isSending(breach) && (
        <div className="breach-acts">
          <Button type="submit" variant="main" icon="users" busy={kept.isPending}>
            {t(kept.isPending ? 'people.counting' : 'people.choose')}
          </Button>
        </div>
      )}
    </form>
  );
}

function listError(t: Translate<'admin-breaches'>, bad: readonly string[], count: number) {
  if (bad.length > 0) return t('people.ids_bad', { ids: bad.join(', ') });
  return count > MAX_BREACH_RECIPIENTS ? t('people.ids_many') : undefined;
}

/** A warning that names the first ids of the list that belong to no account. */
function UnknownIds({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('admin-breaches');
  return (
    <Notice tone="warn" role="alert">
      {t('people.unknown', {
        ...counted(ids.length),
        ids: ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? ' …' : ''),
      })}
    </Notice>
  );
}

function Count({ breach: { audience, affected } }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  return (
    <p className="breach-count" role="status">
      {audience ? t('people.count', counted(affected)) : t('people.unchosen')}
    </p>
  );
}

interface AudienceProps {
  chosen: Audience;
  onChange: (chosen: Audience) => void;
}

function ModeFields({ chosen, onChange }: AudienceProps) {
  const { t } = useTranslation('admin-breaches');
  return (
    <fieldset>
      <legend>
        <b>{t('people.mode')}</b>
      </legend>
      <div className="breach-modes">
        {modes.map((mode) => (
          <CheckField
            key={mode}
            kind="radio"
            name="mode"
            label={t(`people.${mode}`)}
            checked={chosen.mode === mode}
            onChange={() => onChange({ ...chosen, mode })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SomeFields({ chosen, onChange }: AudienceProps) {
  const { t } = useTranslation(['admin-breaches', 'reference']);
  const types = ['labour', 'employer'] as const;
  return (
    <div className="breach-row">
      <SelectField
        label={t('admin-breaches:people.type')}
        value={chosen.user_type ?? ''}
        onChange={({ target }) =>
          onChange({ ...chosen, user_type: types.find((type) => type === target.value) ?? null })
        }
      >
        <option value="">{t('admin-breaches:people.any')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`admin-breaches:people.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin-breaches:people.state')}
        value={chosen.state ?? ''}
        onChange={({ target }) => onChange({ ...chosen, state: target.value || null })}
      >
        <option value="">{t('admin-breaches:people.any')}</option>
        {states.map(({ name, code }) => (
          <option key={name} value={name}>
            {t(`reference:state.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('admin-breaches:people.from')}
        type="date"
        value={chosen.registered_from ?? ''}
        onChange={({ target }) => onChange({ ...chosen, registered_from: target.value || null })}
      />
      <TextField
        label={t('admin-breaches:people.to')}
        type="date"
        value={chosen.registered_to ?? ''}
        onChange={({ target }) => onChange({ ...chosen, registered_to: target.value || null })}
      />
    </div>
  );
}
