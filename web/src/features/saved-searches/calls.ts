// API calls of saved searches, in a separate chunk that loads with the first query.
import { type SavedParams, type SearchAlert, savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { call } from '../../http/call.ts';

/** A change of a saved search: its notification setting, or the mark that its jobs were viewed. */
export type Change = { id: number } & ({ alert: SearchAlert } | { seen: true });

export const listSearches = (signal: AbortSignal) => call(savedSearchEndpoints.listSavedSearches, { signal });

export const saveSearch = (search: SavedParams) =>
  call(savedSearchEndpoints.saveSearch, { body: { search, alert: 'instant' as const } });

export const changeSearch = ({ id, ...body }: Change) =>
  call(savedSearchEndpoints.changeSavedSearch, { params: { search_id: String(id) }, body });

export const removeSearch = (id: number) =>
  call(savedSearchEndpoints.removeSavedSearch, { params: { search_id: String(id) } });
