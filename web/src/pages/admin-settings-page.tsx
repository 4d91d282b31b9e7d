// /admin/dashboard/settings: what may change without a release.
import { SettingsScreen } from '../features/admin-settings/settings-screen.tsx';

export function AdminSettingsPage() {
  return <SettingsScreen />;
}
