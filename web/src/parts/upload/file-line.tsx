// One uploaded file: name, size, date, download and further actions.
import './file-line.css';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FileInfo } from '#contracts/files.ts';
import { intlLocale } from '#locales/languages.ts';
import { download } from '../../http/download.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';

const KB = 1024;

function useFileWords({ size, uploaded_at }: FileInfo): string {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', numberingSystem: 'latn' });
  const sizeText =
    size < KB * KB
      ? t('file.size_kb', { amount: Math.max(1, Math.round(size / KB)) })
      : t('file.size_mb', { amount: (size / KB / KB).toFixed(1) });
  return t('file.added', { size: sizeText, day: format.format(new Date(uploaded_at)) });
}

export function FileLine({ file, children }: { file: FileInfo; children?: ReactNode }) {
  const { t } = useTranslation(['profile', 'problems']);
  const words = useFileWords(file);
  const showToast = useToast();
  const fetching = useMutation({
    mutationFn: () => download(file),
    onError: (error) =>
      showToast({ text: `${t('profile:file.not_downloaded')}. ${problemText(t, error)}`, tone: 'problem' }),
  });
  return (
    <div className="file-line">
      <Icon name="file" />
      <div>
        <p className="file-line__name">{file.name}</p>
        <p className="soft small">{words}</p>
      </div>
      <div className="file-line__actions">
        <Button size="small" icon="download" busy={fetching.isPending} onClick={() => fetching.mutate()}>
          {t('profile:file.download')}
        </Button>
        {children}
      </div>
    </div>
  );
}
