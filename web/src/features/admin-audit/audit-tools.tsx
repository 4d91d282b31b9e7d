// Filters of the audit log, and a button that checks the integrity of the log.
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { counted } from '../../kit/text/number-text.ts';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { type AuditFilter, type AuditView, auditFilters } from './audit-view.ts';
import { useAuditCheck } from './queries.ts';

const isDay = (name: AuditFilter) => name === 'from' || name === 'to';

export function AuditFilters({ view, onChange }: { view: AuditView; onChange: (view: AuditView) => void }) {
  const { t } = useTranslation('admin-audit');
  const { may } = useAdmin();
  const [typed, setTyped] = useState(view.filters);
  // Moderators read only their own actions, so they get no filter by administrator.
  const shown = auditFilters.filter((name) => name !== 'admin' || may('operate'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    onChange({ filters: Object.fromEntries(given.map(([name, value]) => [name, value.trim()])), page: 1 });
  };
  return (
    <search>
      <form className="audit-filters" aria-label={t('filters')} onSubmit={submit}>
        {shown.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            help={name === 'action' ? t('action_help') : undefined}
            type={isDay(name) ? 'date' : 'text'}
            autoComplete="off"
            maxLength={100}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <div className="audit-filters__do">
          <Button type="submit" variant="main" size="small">
            {t('filter')}
          </Button>
          {Object.keys(view.filters).length > 0 && (
            <Button
              size="small"
              onClick={() => {
                setTyped({});
                onChange({ filters: {}, page: 1 });
              }}
            >
              {t('clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

export function AuditIntegrity() {
  const { t } = useTranslation('admin-audit');
  const { mutate, data, isPending, isError } = useAuditCheck();
  const isIntact = data?.broken_id === null;
  return (
    <div className="audit-check">
      <Button size="small" icon="shield-check" busy={isPending} onClick={() => mutate()}>
        {t(isPending ? 'check.doing' : 'check.do')}
      </Button>
      {isError && (
        <Notice tone="warn" role="alert">
          {t('check.failed')}
        </Notice>
      )}
      {data && !isPending && (
        <Notice tone={isIntact ? 'ok' : 'danger'} role={isIntact ? 'status' : 'alert'}>
          <p>{isIntact ? t('check.whole', counted(data.rows)) : t('check.broken', { id: data.broken_id })}</p>
          {isIntact && data.last_hash && (
            <p className="audit-check__seal small">{t('check.seal', { hash: data.last_hash })}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
