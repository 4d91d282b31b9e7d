// The page of one data breach, from its discovery to its closure (C.6).
import { useParams } from 'react-router-dom';
import { BreachView } from '../features/admin-breaches/breach.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function AdminBreachPage() {
  const { breachId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(breachId) ? <BreachView id={Number(breachId)} /> : <NotFoundPage />;
}
