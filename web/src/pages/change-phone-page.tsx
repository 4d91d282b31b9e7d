// Another number for the account.
import { ChangePhone } from '../features/settings/change-phone.tsx';

export function ChangePhonePage() {
  return <ChangePhone />;
}
