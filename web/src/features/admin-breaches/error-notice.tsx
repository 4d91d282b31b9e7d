// A notice with the reason why the server has refused a change. Renders nothing if there is no error.
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';

export function ErrorNotice({ error }: { error: unknown }) {
  const { t } = useTranslation('problems');
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert">
      {problemText(t, error)}
    </Notice>
  );
}
