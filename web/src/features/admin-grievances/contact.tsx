// The contact details of a complainant, masked until an administrator requests them. The server logs each request.
import { useMutation } from '@tanstack/react-query';
import { adminGrievanceEndpoints as endpoints, type GrievanceDetail } from '#contracts/grievances.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminCall } from '../../parts/admin/call.ts';

export function Contact({ grievance: { id, contact, user_id } }: { grievance: GrievanceDetail }) {
  const { t } = useTranslation(['admin-grievances', 'problems']);
  const shown = useMutation({
    mutationFn: () => adminCall(endpoints.revealContact, { params: { grievance_id: id } }),
    gcTime: 0,
  });
  if (user_id !== null) return t('admin-grievances:in_account');
  if (contact === null) return t('admin-grievances:forgotten');
  if (shown.data) return <span className="num">{shown.data.contact}</span>;
  return (
    <>
      <span className="num">{contact}</span>{' '}
      <Button variant="link" size="small" icon="eye" busy={shown.isPending} onClick={() => shown.mutate()}>
        {t('admin-grievances:reveal')}
      </Button>
      {shown.error && <p role="alert">{problemText(t, shown.error)}</p>}
    </>
  );
}
