// The guide for workers or for employers.
import type { UserType } from '#contracts/reference.ts';
import { Guide } from '../features/site-pages/guide.tsx';

export function GuidePage({ of }: { of: UserType }) {
  return <Guide of={of} />;
}
