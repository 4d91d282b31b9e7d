// Why and how to find people here.
import { ForEmployers } from '../features/site-pages/for-employers.tsx';

export function ForEmployersPage() {
  return <ForEmployers />;
}
