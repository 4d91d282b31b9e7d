// What the search of jobs needs only once it is turned to, in one file of its own.
import { SuggestList } from './suggest-list.tsx';
import { NothingFound } from './widen.tsx';

export { NothingFound, SuggestList };
