// The role select, with a description of the chosen role below it.

import { type AdminRole, adminRoles } from '#contracts/admin-roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';

export function RoleField({ value, onChange }: { value: AdminRole; onChange: (role: AdminRole) => void }) {
  const { t } = useTranslation(['admin-accounts', 'admin-shell']);
  return (
    <SelectField
      label={t('admin-accounts:role')}
      help={t(`admin-accounts:role_text.${value}`)}
      value={value}
      onChange={({ target }) => {
        const chosen = adminRoles.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {adminRoles.map((role) => (
        <option key={role} value={role}>
          {t(`admin-shell:role.${role}`)}
        </option>
      ))}
    </SelectField>
  );
}
