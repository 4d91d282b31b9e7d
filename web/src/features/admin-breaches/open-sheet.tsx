// The sheet in which an administrator records a breach: its title and the time of its discovery. The deadlines count
// from the discovery.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { fieldOf, instantOf } from './date-time-field.ts';
import { ErrorNotice } from './error-notice.tsx';
import { DiscoveredField, TitleField } from './head-fields.tsx';
import { useBreachAct } from './queries.ts';

export function OpenSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [discovered, setDiscovered] = useState(() => fieldOf(Date.now()));
  const opened = useBreachAct((body: { title: string; discovered_at: string }) =>
    adminCall(endpoints.openBreach, { body }),
  );
  const wrong = problemFields(t, opened.error);
  const open = () =>
    opened.mutate(
      { title, discovered_at: instantOf(discovered) },
      { onSuccess: ({ id }) => navigate(adminPaths.breach(id)) },
    );
  return (
    <Sheet
      open
      title={t('admin-breaches:open')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" busy={opened.isPending} onClick={open}>
          {t('admin-breaches:begin')}
        </Button>
      }
    >
      <div className="breach-form">
        <p>{t('admin-breaches:open_help')}</p>
        <TitleField value={title} error={wrong.title} onChange={setTitle} />
        <DiscoveredField value={discovered} error={wrong.discovered_at} onChange={setDiscovered} />
        <ErrorNotice error={opened.error} />
      </div>
    </Sheet>
  );
}
