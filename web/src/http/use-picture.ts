// A picture behind the bearer, as an address that an image can show.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileEndpoints } from '#contracts/files.ts';
import { callFile } from './call.ts';

const uidOf = (url: string) => url.split('/').filter(Boolean).pop() ?? '';

/** The `blob:` address of a picture `/api/v1/files/{uid}/`; null until it is there, and where it cannot be had. */
export function usePicture(url: string | null | undefined): string | null {
  const { data: blob } = useQuery({
    queryKey: ['picture', url],
    queryFn: ({ signal }) => callFile(fileEndpoints.getFile, { params: { file_uid: uidOf(url ?? '') }, signal }),
    enabled: Boolean(url),
    // A uid never gets other bytes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useBlobAddress(url ? blob : undefined);
}

/** The address of bytes that are here already, for as long as they are shown. */
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
