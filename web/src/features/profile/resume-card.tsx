// The résumé of a worker: a file, or a photo of the paper résumé.

import { type FileInfo, fileEndpoints } from '#contracts/files.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';
import { UploadField } from '../../parts/upload/upload-field.tsx';
import { useRefreshProfile } from './queries.ts';

export function ResumeCard({ resume }: { resume: FileInfo | null }) {
  const { t } = useTranslation('profile');
  const refresh = useRefreshProfile('labour');
  return (
    <Card as="section" label={t('resume.label')}>
      <UploadField
        kind="resume"
        label={t('resume.label')}
        help={t('resume.help')}
        file={resume}
        set={fileEndpoints.setResume}
        remove={fileEndpoints.removeResume}
        onChanged={refresh}
      />
    </Card>
  );
}
