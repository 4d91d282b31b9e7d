// The page that explains to employers why and how to find workers on this site.
import { ForEmployers } from '../features/site-pages/for-employers.tsx';

export function ForEmployersPage() {
  return <ForEmployers />;
}
