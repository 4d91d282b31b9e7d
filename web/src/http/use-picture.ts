// Blob URLs for images that need the bearer token.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileEndpoints } from '#contracts/files.ts';
import { callFile } from './call.ts';
import { localKey } from './query-keys.ts';

const uidOf = (url: string) => url.split('/').filter(Boolean).pop() ?? '';

/** Returns the `blob:` URL of an image `/api/v1/files/{uid}/`; null while the image loads and if it fails to load. */
export function usePicture(url: string | null | undefined): string | null {
  const { data: blob } = useQuery({
    queryKey: localKey('picture', { url }),
    queryFn: ({ signal }) => callFile(fileEndpoints.getFile, { params: { file_uid: uidOf(url ?? '') }, signal }),
    enabled: Boolean(url),
    // The image with a given file uid never changes, so it is never fetched again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useBlobAddress(url ? blob : undefined);
}

/**
 * Returns a `blob:` URL for `blob`; null if `blob` is missing. Revokes the URL on unmount and when `blob` changes.
 */
export function useBlobAddress(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [blob]);
  return address;
}
