// The sheet in which a worker or an employer requests and downloads a signed paper of a wage account.
import type { DocumentKind } from '#contracts/documents.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { usePaper, type useRequestDiaryPaper, type useRequestPaper, useSavePaper } from './paper-queries.ts';

interface PaperSheetProps {
  kind: DocumentKind;
  /** The request for the paper of the account. */
  request: ReturnType<typeof useRequestPaper> | ReturnType<typeof useRequestDiaryPaper>;
  onClose: () => void;
}

export function PaperSheet({ kind, request, onClose }: PaperSheetProps) {
  const { t } = useTranslation(['documents', 'problems']);
  const { data: paper, error: loadError, isLate } = usePaper(request.data?.uid ?? null, request.submittedAt);
  const save = useSavePaper(paper?.uid ?? '');
  const error = request.error ?? save.error ?? loadError;
  const isReady = paper?.state === 'issued';
  const isMaking = request.isPending || (paper?.state === 'requested' && !isLate);
  const hasFailed = !isMaking && (isLate || paper?.state === 'failed');
  return (
    <Sheet
      open
      title={kind === 'wage-statement' ? t('open') : t(`title.${kind}`)}
      close={t('common:close')}
      onClose={onClose}
      foot={
        isReady ? (
          <Button variant="main" size="big" wide icon="download" busy={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
        ) : (
          <Button variant="main" size="big" wide icon="file" busy={isMaking} onClick={() => request.mutate()}>
            {hasFailed ? t('common:try_again') : t('make')}
          </Button>
        )
      }
    >
      <p>{t(`about.${kind}`)}</p>
      <div aria-live="polite">
        {isMaking && <p>{t('making')}</p>}
        {isReady && <Notice tone="ok">{t('ready')}</Notice>}
      </div>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t('failed')}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}
