// Asks for a photo of the résumé if the job requires one; the application is sent after the upload (D30).
import { useQueryClient } from '@tanstack/react-query';
import { fileEndpoints } from '#contracts/files.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { UploadField } from '../../parts/upload/upload-field.tsx';
import { profileKey } from '../../session/profile.ts';

export function ResumeFirst({ onResumeSaved }: { onResumeSaved: () => void }) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  return (
    <>
      <Notice tone="warn" icon="file" role="alert" title={t('apply.resume_title')}>
        {t('apply.resume_more')}
      </Notice>
      <UploadField
        kind="resume"
        label={t('apply.resume_photo')}
        file={null}
        set={fileEndpoints.setResume}
        remove={fileEndpoints.removeResume}
        onChanged={() => {
          void client.invalidateQueries({ queryKey: profileKey('labour') });
          onResumeSaved();
        }}
      />
    </>
  );
}
