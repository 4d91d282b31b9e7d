// The preview of a résumé: images of the pages, or the text of the résumé.
import './resume-pages.css';
import type { ResumePreview } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function ResumePages({ preview, name }: { preview: ResumePreview; name: string }) {
  const { t } = useTranslation('contact');
  const { kind, pages, paragraphs } = preview;
  const total = preview.total_pages ?? pages.length;
  if (kind === 'none') return <p role="status">{t('resume.no_preview')}</p>;
  if (kind === 'text')
    return (
      <section className="resume-pages__text" aria-label={t('resume.text_of', { name })}>
        {paragraphs.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={at}>{text}</p>
        ))}
      </section>
    );
  return (
    <div className="resume-pages">
      {pages.map(({ webp_base64, width, height }, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never change their order
          key={at}
          src={`data:image/webp;base64,${webp_base64}`}
          width={width}
          height={height}
          alt={t('resume.page', { name, page: at + 1, total })}
        />
      ))}
      {total > pages.length && <p className="soft small">{t('resume.first_pages', { shown: pages.length, total })}</p>}
    </div>
  );
}
