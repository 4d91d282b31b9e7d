// The button that saves the current search, so that the worker is notified of new jobs. If a visitor presses it, the
// search is remembered and saved after sign-in.
import { useLocation, useNavigate } from 'react-router-dom';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useCompany } from '../../parts/company/company.ts';
import { useSession } from '../../session/session-context.ts';
import { useSavedSearches } from './queries.ts';
import { isSameSearch, looksForSomething } from './same-search.ts';
import { storePendingSearch } from './stored-search.ts';
import { useSaveSearchWithToast } from './use-save-search-with-toast.ts';

export function SaveSearchButton({ search }: { search: SavedParams }) {
  const { t } = useTranslation('saved-searches');
  const { user_type } = useSession();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const { data } = useSavedSearches();
  const { keep, isPending } = useSaveSearchWithToast();
  const { off } = useCompany();
  if (off.includes('saved_searches') || user_type === 'employer' || !looksForSomething(search)) return null;
  if (data?.searches.some((one) => isSameSearch(one.search, search))) {
    return (
      <LinkButton variant="link" size="small" icon="check" to={paths.savedSearches}>
        {t('is_saved')}
      </LinkButton>
    );
  }
  const press = () => {
    if (user_type !== null) return keep(search);
    storePendingSearch(search);
    void navigate(paths.signIn(pathname + query));
  };
  return (
    <Button size="small" icon="bell" busy={isPending} onClick={press}>
      {t('save')}
    </Button>
  );
}
