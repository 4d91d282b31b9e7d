// One chunk for the parts of the job search that most readers do not see at first: suggestions, and what is offered
// if there are no or few jobs.
import { PartTitle } from './part-title.tsx';
import { SearchChips } from './search-chips.tsx';
import { SuggestList } from './suggest-list.tsx';
import { WiderSearch } from './widen.tsx';

export { PartTitle, SearchChips, SuggestList, WiderSearch };
