// The settings page.
import { SettingsHome } from '../features/settings/settings.tsx';

export function SettingsPage() {
  return <SettingsHome />;
}
