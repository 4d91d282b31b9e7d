// Lists the applicants of a bulk change whose status could not change, each with the reason.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import type { RefusedApplication } from './bulk-bar.tsx';

export function RefusedNotice({ refused }: { refused: readonly RefusedApplication[] }) {
  const { t } = useTranslation(['applications', 'problems']);
  if (refused.length === 0) return null;
  return (
    <Notice tone="warn" role="alert" title={t('applications:bulk.refused', { count: refused.length })}>
      <ul>
        {refused.map(({ name, code }) => (
          <li key={`${name} ${code}`}>
            {t('applications:bulk.refused_line', {
              name,
              why: t(`problems:code.${code}`, { defaultValue: t('problems:unknown') }),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
