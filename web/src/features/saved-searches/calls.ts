// What saving a search asks of the server; fetched with the first question.
import { type SavedParams, type SearchAlert, savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { call } from '../../http/call.ts';

/** What of a search changes: what its owner hears, or that its jobs have been looked at. */
export type Change = { id: number } & ({ alert: SearchAlert } | { seen: true });

export const listSearches = (signal: AbortSignal) => call(savedSearchEndpoints.listSavedSearches, { signal });

export const saveSearch = (search: SavedParams) =>
  call(savedSearchEndpoints.saveSearch, { body: { search, alert: 'instant' as const } });

export const changeSearch = ({ id, ...body }: Change) =>
  call(savedSearchEndpoints.changeSavedSearch, { params: { search_id: String(id) }, body });

export const removeSearch = (id: number) =>
  call(savedSearchEndpoints.removeSavedSearch, { params: { search_id: String(id) } });
