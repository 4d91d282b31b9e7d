// A notice that says which change the server refused and why. Errors of a form field appear at the field instead.

import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';

export function RefusalNotice({ title, error }: { title: string; error: unknown }) {
  const { t } = useTranslation('problems');
  if (!error || (error instanceof CallError && error.code === 'validation_failed')) return null;
  return (
    <Notice tone="danger" role="alert" title={title}>
      {problemText(t, error)}
    </Notice>
  );
}
