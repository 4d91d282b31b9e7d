// `/admin/dashboard/applications/:applicationId`: one application with the history of its status.
import { useParams } from 'react-router-dom';
import { ApplicationPage } from '../features/admin-applications/application-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function AdminApplicationPage() {
  const { applicationId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(applicationId) ? (
    <ApplicationPage key={applicationId} id={Number(applicationId)} />
  ) : (
    <NotFoundPage />
  );
}
