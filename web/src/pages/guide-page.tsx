// The page with the guide for workers or the guide for employers.
import type { UserType } from '#contracts/reference.ts';
import { Guide } from '../features/site-pages/guide.tsx';

export function GuidePage({ of }: { of: UserType }) {
  return <Guide of={of} />;
}
