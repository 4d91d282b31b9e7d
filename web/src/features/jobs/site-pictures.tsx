// Pictures of the site of a job. A tile opens the whole picture.
import './site-pictures.css';
import type { Picture } from '#contracts/picture-shape.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PictureTiles } from '../../parts/pictures/picture-tiles.tsx';

export function SitePictures({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation('profile');
  return (
    <section className="site-pictures" aria-labelledby="job-pictures">
      <h2 id="job-pictures">{t('site_pictures.title')}</h2>
      <PictureTiles of="site" pictures={pictures} />
    </section>
  );
}
