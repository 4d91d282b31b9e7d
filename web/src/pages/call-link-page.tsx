// `/y/:token`: answers the question of an SMS about a call for a day.
import { useParams } from 'react-router-dom';
import { CallLink } from '../features/calls/call-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function CallLinkPage() {
  const { token = '' } = useParams();
  // Loads all translations of the page in parallel.
  useTranslation(['calls', 'reference', 'places', 'problems']);
  return (
    <div className="page">
      <CallLink token={token} />
    </div>
  );
}
