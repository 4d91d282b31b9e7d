// `/admin/dashboard/settings`: settings that can change without a release.
import { SettingsScreen } from '../features/admin-settings/settings-screen.tsx';

export function AdminSettingsPage() {
  return <SettingsScreen />;
}
