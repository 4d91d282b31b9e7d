// `/labour/hisaab/diary`: the worker's own record of work that was found without the product.
import { Diary } from '../features/wages/diary.tsx';

export function DiaryPage() {
  return <Diary />;
}
