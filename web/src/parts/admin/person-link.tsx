// A link to the administrator's page of a user: the company or the name, in the reader's script.
import { Link } from 'react-router-dom';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';

interface NamedPerson {
  id: number;
  name: string;
  company_name: string | null;
}

export function PersonLink({ of: { id, name, company_name } }: { of: NamedPerson }) {
  const { t } = useTranslation('reference');
  return (
    <Link className="admin-link" to={adminPaths.user(id)}>
      {readable(company_name || name) || t('deleted_user')}
    </Link>
  );
}
