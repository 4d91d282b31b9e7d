// Shows the images of an identity document after the administrator presses a button. Beside the images is the data that
// the user typed and that must match the document. The images are discarded when the administrator leaves this screen.
// The server writes the administrator's username and the time across each image.
import { useState } from 'react';
import type { IdentityDetail, IdentityPages } from '#contracts/admin-identities.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Facts } from '../../parts/admin/facts.tsx';
import { type DocumentKind, useDocument } from './queries.ts';

interface DocumentViewerProps {
  review: IdentityDetail;
  kind: DocumentKind;
  name: string;
}

/** The zoom levels: the width of an image in percent of its container. `admin-users.css` has a rule for each level. */
const zooms = [100, 150, 200, 300] as const;

/** Shows the data that the user typed, which the moderator compares with the document. */
function TypedFacts({ review, kind }: Pick<DocumentViewerProps, 'review' | 'kind'>) {
  const { t } = useTranslation('admin-users');
  const { first_name, last_name, company_name, identity, gst_number } = review;
  const company = kind === 'identity' ? null : company_name;
  const number = kind === 'gst' ? gst_number : identity?.masked;
  return (
    <Facts
      facts={[
        { name: t('column.name'), value: [`${first_name} ${last_name}`.trim(), company].filter(Boolean).join(' · ') },
        { name: kind === 'gst' ? t('fact.gst') : t('fact.identity'), value: number },
      ]}
    />
  );
}

function ZoomButtons({ at, onZoom }: { at: number; onZoom: (at: number) => void }) {
  const { t } = useTranslation('admin-users');
  return (
    <div className="document-viewer__zoom">
      <IconButton
        icon="minus"
        label={t('identities.zoom_out')}
        aria-disabled={at === 0}
        onClick={() => onZoom(Math.max(0, at - 1))}
      />
      <output className="num">{zooms[at]}%</output>
      <IconButton
        icon="plus"
        label={t('identities.zoom_in')}
        aria-disabled={at === zooms.length - 1}
        onClick={() => onZoom(Math.min(zooms.length - 1, at + 1))}
      />
    </div>
  );
}

function Pages({ shown, label }: { shown: IdentityPages; label: string }) {
  const { t } = useTranslation('admin-users');
  const [at, setAt] = useState(0);
  const { pages, total_pages: total } = shown;
  if (pages.length === 0)
    return (
      <Notice tone="warn" role="status">
        {t('identities.unshown')}
      </Notice>
    );
  return (
    <>
      <ZoomButtons at={at} onZoom={setAt} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the pane scrolls, so keyboard users must be able to focus it */}
      <section className="document-viewer__pane" data-zoom={zooms[at]} tabIndex={0} aria-label={label}>
        {pages.map(({ webp_base64, width, height }, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never change their order
            key={index}
            // A `data:` URL stays in memory. The browser may store the bytes of a `blob:` URL on disk.
            src={`data:image/webp;base64,${webp_base64}`}
            width={width}
            height={height}
            alt={total === 1 ? label : `${label} (${index + 1}/${total})`}
          />
        ))}
      </section>
      {total > pages.length && (
        <p className="soft small">{t('identities.first_pages', { shown: pages.length, total })}</p>
      )}
    </>
  );
}

export function DocumentViewer({ review, kind, name }: DocumentViewerProps) {
  const { t } = useTranslation(['admin-users', 'problems']);
  const { data, mutate, reset, isPending, error } = useDocument(review.id, kind);
  const paper = t(`admin-users:paper.${kind}`);
  const isOpen = data !== undefined;
  return (
    <div className="document-viewer">
      <Button
        icon={isOpen ? 'x' : 'eye'}
        busy={isPending}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? reset() : mutate())}
      >
        {isOpen ? t('admin-users:identities.hide') : t('admin-users:identities.show', { paper })}
      </Button>
      {data && (
        <div className="document-viewer__desk">
          <TypedFacts review={review} kind={kind} />
          <div className="document-viewer__pages">
            <Pages shown={data} label={t('admin-users:identities.picture_of', { paper, name })} />
          </div>
        </div>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('admin-users:identities.paper_failed')}>
          {problemText(t, error)}
        </Notice>
      )}
    </div>
  );
}
