// One chunk for those components of the job search that most users do not see at first: the search suggestions, the
// chips, the titles between the jobs, and the offer of a similar search if no or few jobs match.
import { PartTitle } from './part-title.tsx';
import { SearchChips } from './search-chips.tsx';
import { SuggestList } from './suggest-list.tsx';
import { WiderSearch } from './widen.tsx';

export { PartTitle, SearchChips, SuggestList, WiderSearch };
