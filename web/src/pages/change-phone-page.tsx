// The page to change the account's phone number.
import { ChangePhone } from '../features/settings/change-phone.tsx';

export function ChangePhonePage() {
  return <ChangePhone />;
}
