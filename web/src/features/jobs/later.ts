// One chunk for two parts of the job search that most readers do not see at first: suggestions and the empty state.
import { SuggestList } from './suggest-list.tsx';
import { NothingFound } from './widen.tsx';

export { NothingFound, SuggestList };
