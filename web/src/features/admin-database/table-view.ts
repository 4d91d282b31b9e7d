// The view of a table (sort, search, page), stored in the URL so that the view can be shared and restored.

export const pageSizes = [50, 100, 250, 500] as const;
const USUAL_SIZE = 100;
/** The highest row offset that the user can open by paging. */
export const FARTHEST = 10_000;

export interface TableView {
  sort: string | null;
  direction: 'asc' | 'desc';
  /** The column to search; null for no search. */
  column: string | null;
  search: string;
  limit: number;
  page: number;
}

/** Returns the number of the last page whose row offset is at most `FARTHEST`. */
export const lastPage = (limit: number): number => Math.floor(FARTHEST / limit) + 1;

export function viewOf(query: URLSearchParams): TableView {
  const limit = pageSizes.find((size) => String(size) === query.get('limit')) ?? USUAL_SIZE;
  const page = Math.trunc(Number(query.get('page')));
  return {
    sort: query.get('sort'),
    direction: query.get('direction') === 'desc' ? 'desc' : 'asc',
    column: query.get('column'),
    search: query.get('search') ?? '',
    limit,
    page: page > 1 ? Math.min(page, lastPage(limit)) : 1,
  };
}

/** Returns the URL query; default values are left out. */
export function queryOf({ sort, direction, column, search, limit, page }: TableView): URLSearchParams {
  const query = new URLSearchParams();
  if (sort) query.set('sort', sort);
  if (sort && direction === 'desc') query.set('direction', direction);
  if (search && column) query.set('column', column);
  if (search && column) query.set('search', search);
  if (limit !== USUAL_SIZE) query.set('limit', String(limit));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Returns the query parameters of the API request. */
export function requestOf({ sort, direction, column, search, limit, page }: TableView) {
  return {
    limit,
    offset: (page - 1) * limit,
    ...(sort && { sort, direction }),
    ...(search && column && { column, search }),
  };
}

/** Returns the view after a press on a heading: ascending, then descending, then unsorted. */
export function sortedBy(view: TableView, column: string): TableView {
  if (view.sort !== column) return { ...view, sort: column, direction: 'asc', page: 1 };
  if (view.direction === 'asc') return { ...view, direction: 'desc', page: 1 };
  return { ...view, sort: null, direction: 'asc', page: 1 };
}

export const withoutSearch = (view: TableView): TableView => ({ ...view, column: null, search: '', page: 1 });
