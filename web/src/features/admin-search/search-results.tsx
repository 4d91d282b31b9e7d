// The list of the administrators' search, grouped by kind, and its loading, empty and error states.
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { scrollToIt } from '../../kit/layout/scroll-to-it.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { SearchHitLines } from './search-hit.tsx';
import { hitKinds, type SearchHit } from './search-hits.ts';

const icons: Record<SearchHit['kind'], IconName> = {
  users: 'users',
  jobs: 'briefcase',
  applications: 'send',
  cases: 'flag',
};

interface HitListProps {
  /** Id of the list. The id of a result is this id, a hyphen and the index of the result. */
  id: string;
  hits: readonly SearchHit[];
  /** Index of the result that Enter opens; null for none. */
  active: number | null;
  onPick: (hit: SearchHit) => void;
}

function HitGroup({ id, kind, hits, active, onPick }: HitListProps & { kind: SearchHit['kind'] }) {
  const { t } = useTranslation('admin-shell');
  if (!hits.some((hit) => hit.kind === kind)) return null;
  const titleId = `${id}-${kind}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is for form fields, not for options of a list
    <div role="group" aria-labelledby={titleId}>
      <div className="search-results__kind" id={titleId}>
        <Icon name={icons[kind]} size={16} />
        {kind === 'cases' ? t('search.cases') : t(`places.${kind}`)}
      </div>
      {hits.map(
        (hit, index) =>
          hit.kind === kind && (
            <Link
              key={hit.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={index === active ? scrollToIt : undefined}
              className="search-hit"
              to={hit.to}
              onClick={() => onPick(hit)}
            >
              <SearchHitLines hit={hit} />
            </Link>
          ),
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('admin-shell');
  return (
    <div className="search-results__state">
      <Skeleton words={t('common:loading')}>
        <div className="stack">
          <SkeletonLine width="half" />
          <SkeletonLine />
          <SkeletonLine width="most" />
        </div>
      </Skeleton>
    </div>
  );
}

export function HitList(props: HitListProps) {
  const { t } = useTranslation('admin-shell');
  return (
    // Show a placeholder while the translated names of statuses and places load.
    <Suspense fallback={<Waiting />}>
      <div role="listbox" id={props.id} aria-label={t('search.results')} tabIndex={-1}>
        {hitKinds.map((kind) => (
          <HitGroup key={kind} kind={kind} {...props} />
        ))}
      </div>
    </Suspense>
  );
}

interface SearchStateProps {
  error: Error | null;
  /** True if the search found nothing; false while it is running. */
  isEmpty: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** The text that is shown instead of results, for example an error. */
export function SearchState({ error, isEmpty, isFetching, onRetry }: SearchStateProps) {
  const { t } = useTranslation(['admin-shell', 'problems']);
  const { may } = useAdmin();
  if (error)
    return (
      <div className="search-results__state" role="alert">
        <p className="search-results__title">{t('admin-shell:search.failed')}</p>
        <p>{problemText(t, error)}</p>
        <Button size="small" busy={isFetching} onClick={onRetry}>
          {t('common:try_again')}
        </Button>
      </div>
    );
  if (!isEmpty) return <Waiting />;
  return (
    <div className="search-results__state" role="status">
      <p className="search-results__title">{t('admin-shell:search.none')}</p>
      <p className="soft">{t(may('moderate') ? 'admin-shell:search.by' : 'admin-shell:search.by_viewer')}</p>
    </div>
  );
}
