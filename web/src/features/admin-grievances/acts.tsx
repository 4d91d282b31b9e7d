// The actions that an administrator may take on a grievance now: one main button, with the buttons of the other actions
// beside it. An action that needs text opens a sheet.
import { useState } from 'react';
import { adminGrievanceEndpoints as endpoints, type GrievanceDetail } from '#contracts/grievances.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { useGrievanceAct } from './queries.ts';
import { DecideSheet, NoteSheet, ReopenSheet } from './word-sheets.tsx';

const sheets = { note: NoteSheet, decide: DecideSheet, reopen: ReopenSheet };

export function Acts({ grievance }: { grievance: GrievanceDetail }) {
  const { t } = useTranslation(['admin-grievances', 'problems']);
  const { id, status, mine } = grievance;
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const plain = useGrievanceAct(id, (params, what: 'acknowledgeGrievance' | 'takeGrievance') =>
    adminCall(endpoints[what], { params }),
  );
  const OpenSheet = open && sheets[open];
  return (
    <>
      {plain.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, plain.error)}
        </Notice>
      )}
      <div className="grievance-acts">
        {status === 'received' && (
          <Button
            variant="main"
            icon="check"
            busy={plain.isPending}
            onClick={() => plain.mutate('acknowledgeGrievance')}
          >
            {t('admin-grievances:act.acknowledge')}
          </Button>
        )}
        {status !== 'decided' && (
          <Button variant={status === 'received' ? 'quiet' : 'main'} icon="scale" onClick={() => setOpen('decide')}>
            {t('admin-grievances:act.decide')}
          </Button>
        )}
        {status !== 'decided' && !mine && (
          <Button icon="user-plus" busy={plain.isPending} onClick={() => plain.mutate('takeGrievance')}>
            {t('admin-grievances:act.take')}
          </Button>
        )}
        <Button icon="pencil" onClick={() => setOpen('note')}>
          {t('admin-grievances:act.note')}
        </Button>
        {status === 'decided' && (
          <Button icon="undo" onClick={() => setOpen('reopen')}>
            {t('admin-grievances:act.reopen')}
          </Button>
        )}
      </div>
      {OpenSheet && <OpenSheet grievance={grievance} onClose={() => setOpen(null)} />}
    </>
  );
}
