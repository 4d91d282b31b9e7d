// Blob URLs of pictures of work and of jobs. The server sends these pictures only to requests with a bearer token, so
// an `img` element cannot load them by their own URL.
import { useQuery } from '@tanstack/react-query';
import { jobPictureEndpoints } from '#contracts/job-pictures.ts';
import { type PictureSize, pictureEndpoints } from '#contracts/pictures.ts';
import { callFile } from '../../http/call.ts';
import { localKey } from '../../http/query-keys.ts';
import { useBlobAddress } from '../../http/use-picture.ts';

/** The subject of a picture: finished work of a worker (`work`), or the place of work of a job (`site`). */
export type PictureOf = 'work' | 'site';

interface PictureOptions {
  of: PictureOf;
  size?: PictureSize;
  /** False delays the loading, for example until the picture is visible. */
  enabled?: boolean;
}

/** Returns the `blob:` URL of a picture; null while the picture loads and if it fails to load. */
export function useStoredPicture(uid: string, { of, size = 'whole', enabled = true }: PictureOptions): string | null {
  const { data: blob } = useQuery({
    queryKey: localKey('stored-picture', { of, uid, size }),
    queryFn: ({ signal }) =>
      of === 'work'
        ? callFile(pictureEndpoints.getWorkPicture, { params: { picture_uid: uid }, query: { size }, signal })
        : callFile(jobPictureEndpoints.getJobPicture, { params: { job_picture_uid: uid }, query: { size }, signal }),
    enabled,
    // The picture with a given uid never changes, so it is never fetched again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useBlobAddress(blob);
}
