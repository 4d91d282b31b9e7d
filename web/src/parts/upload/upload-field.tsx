// Upload field: the user chooses a file, sees the progress, and can retry a failed upload. The user can download,
// replace or remove the stored file.
import './upload-field.css';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FileInfo, fileEndpoints, fileInfo } from '#contracts/files.ts';
import type { FileKind } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import type { UploadEndpoint } from '../../http/upload.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { FileLine } from './file-line.tsx';
import { acceptOf, maxMegabytes, typeNames } from './file-rules.ts';
import { UploadState } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  kind: FileKind;
  label: string;
  help?: ReactNode;
  /** The stored file; null if no file is stored. */
  file: FileInfo | null;
  set: UploadEndpoint & { response: typeof fileInfo };
  remove:
    | typeof fileEndpoints.removeResume
    | typeof fileEndpoints.removeIdentityDocument
    | typeof fileEndpoints.removePanDocument
    | typeof fileEndpoints.removeGstDocument;
  /** True if the file cannot be changed, for example while it is under review. */
  disabled?: boolean;
  /** Called after the file was stored or removed, so that the caller can refetch. */
  onChanged: () => void;
}

export function UploadField({ kind, label, help, file, set, remove, disabled = false, onChanged }: UploadFieldProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  const sending = useUpload({
    kind,
    set,
    onDone: ({ name }) => {
      onChanged();
      showToast({ text: t('file.kept', { name }) });
    },
  });
  const choose = () => input.current?.click();
  return (
    <section className="upload-field" aria-labelledby={id}>
      <h3 className="upload-field__label" id={id}>
        {label}
      </h3>
      {help && <p className="soft small">{help}</p>}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(kind)}
        aria-labelledby={id}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // Reset the input. Otherwise, if the user chose the same file again, there would be no `change` event.
          target.value = '';
          if (chosen) sending.choose(chosen);
        }}
      />
      {sending.file ? (
        <UploadState sending={sending} onOther={choose} />
      ) : (
        <UploadedFile file={file} disabled={disabled} remove={remove} onChoose={choose} onChanged={onChanged} />
      )}
      {!disabled && !sending.file && (
        <p className="soft small">{t('file.limits', { types: typeNames(kind), most: maxMegabytes(kind) })}</p>
      )}
    </section>
  );
}

interface UploadedFileProps extends Pick<UploadFieldProps, 'file' | 'remove' | 'disabled' | 'onChanged'> {
  onChoose: () => void;
}

function UploadedFile({ file, disabled, remove, onChoose, onChanged }: UploadedFileProps) {
  const { t } = useTranslation('profile');
  if (!file) {
    return (
      <Button wide icon="upload" disabled={disabled} onClick={onChoose}>
        {t('file.choose')}
      </Button>
    );
  }
  return (
    <FileLine file={file}>
      {!disabled && (
        <>
          <Button size="small" icon="refresh" onClick={onChoose}>
            {t('file.replace')}
          </Button>
          <Removal file={file} remove={remove} onChanged={onChanged} />
        </>
      )}
    </FileLine>
  );
}

function Removal({ file, remove, onChanged }: { file: FileInfo } & Pick<UploadFieldProps, 'remove' | 'onChanged'>) {
  const { t } = useTranslation(['profile', 'problems']);
  const showToast = useToast();
  const [asks, setAsks] = useState(false);
  const removal = useMutation({
    mutationFn: () => call(remove, {}),
    onSuccess: onChanged,
    onError: (error) =>
      showToast({ text: `${t('profile:file.not_removed')}. ${problemText(t, error)}`, tone: 'problem' }),
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button size="small" icon="trash" onClick={() => setAsks(true)}>
        {t('profile:file.remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('profile:file.remove_title')}
        keep={t('profile:file.keep')}
        confirm={t('profile:file.remove')}
        busy={removal.isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => removal.mutate()}
      >
        <p>{t('profile:file.remove_sure', { name: file.name })}</p>
      </ConfirmDialog>
    </>
  );
}
