// `/v`: checks the code of a signed paper.
import { PaperCheck } from '../features/paper-check/paper-check.tsx';

export function PaperCheckPage() {
  return <PaperCheck />;
}
