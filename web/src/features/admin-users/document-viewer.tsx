// Shows an identity document after a press and discards it when the page is left. Images appear here; any other file is
// downloaded, never rendered in this page.

import type { IdentityDetail } from '#contracts/admin-identities.ts';
import { saveAs } from '../../http/download.ts';
import { useBlobAddress } from '../../http/use-picture.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { type DocumentKind, useDocument } from './queries.ts';

interface DocumentViewerProps {
  review: IdentityDetail;
  kind: DocumentKind;
  content_type: string;
  name: string;
}

export function DocumentViewer({ review, kind, content_type, name }: DocumentViewerProps) {
  const { t } = useTranslation(['admin-users', 'problems']);
  const { data, mutate, reset, isPending, error } = useDocument(review.id, kind);
  const isPicture = content_type.startsWith('image/');
  const address = useBlobAddress(isPicture ? data : null);
  const paper = t(`admin-users:paper.${kind}`);
  const open = () =>
    mutate(undefined, {
      onSuccess: (bytes) => {
        if (!isPicture) saveAs(bytes, `review-${review.id}-${kind}.pdf`);
      },
    });
  return (
    <div className="document-viewer">
      {address ? (
        <>
          <Button size="small" icon="x" onClick={reset}>
            {t('admin-users:identities.hide')}
          </Button>
          <img
            className="document-viewer__picture"
            src={address}
            alt={t('admin-users:identities.picture_of', { paper, name })}
          />
        </>
      ) : (
        <Button icon={isPicture ? 'eye' : 'download'} busy={isPending} onClick={open}>
          {t(isPicture ? 'admin-users:identities.show' : 'admin-users:identities.save', { paper })}
        </Button>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('admin-users:identities.paper_failed')}>
          {problemText(t, error)}
        </Notice>
      )}
    </div>
  );
}
