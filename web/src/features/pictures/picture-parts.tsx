// Parts of the lists of own pictures: the tile that adds a picture, the button that removes one, and the states of a
// list that has not loaded.
import { useRef } from 'react';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { acceptOf } from '../../parts/upload/file-rules.ts';

/** The maximum width and height of a stored picture, in pixels. Larger pictures are reduced before the upload. */
export const STORED_SIZE = { max: 1280 } as const;

interface UnloadedProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** The skeleton of a list of pictures, or the reason why it did not load. */
export function UnloadedPictures({ query: { error, isFetching, refetch } }: UnloadedProps) {
  const { t } = useTranslation(['profile', 'problems']);
  if (!error) {
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  }
  return (
    <Failure
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

export function AddTile({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('picture')}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset the input, because the browser otherwise fires no `change` event if the user chooses the same file
          // again, for example after a failed upload.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <button type="button" className="picture-tile" onClick={() => input.current?.click()}>
        <span>
          <Icon name="camera" />
          <br />
          {label}
        </span>
      </button>
    </>
  );
}

interface RemovalProps {
  uid: string;
  removal: { isPending: boolean; mutate: (uid: string, options: { onError: (error: Error) => void }) => void };
}

export function Removal({ uid, removal }: RemovalProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const showToast = useToast();
  const remove = () =>
    removal.mutate(uid, {
      onError: (error) =>
        showToast({ text: `${t('profile:file.not_removed')}. ${problemText(t, error)}`, tone: 'problem' }),
    });
  return (
    <Button icon="trash" busy={removal.isPending} onClick={remove}>
      {t('profile:picture.remove')}
    </Button>
  );
}
