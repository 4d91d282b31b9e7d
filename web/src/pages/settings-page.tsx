// The settings.
import { SettingsHome } from '../features/settings/settings.tsx';

export function SettingsPage() {
  return <SettingsHome />;
}
