// `/admin/dashboard/calls`: all calls for a day, and `/admin/dashboard/calls/:callUid`: one of them.
import { useParams } from 'react-router-dom';
import { CallPage } from '../features/admin-calls/call-page.tsx';
import { CallsList } from '../features/admin-calls/calls-list.tsx';

export const AdminCallsPage = () => <CallsList />;

export function AdminCallPage() {
  const { callUid = '' } = useParams();
  return <CallPage key={callUid} uid={callUid} />;
}
