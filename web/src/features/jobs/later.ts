// One chunk for the parts of the job search that are needed only after an interaction.
import { SuggestList } from './suggest-list.tsx';
import { NothingFound } from './widen.tsx';

export { NothingFound, SuggestList };
