// Hook for one upload: checks the file, sends the file and reports the progress. The file stays in memory, so that the
// user can retry after a temporary error.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import { maxBytes } from '#contracts/files.ts';
import type { Answer } from '#contracts/http.ts';
import { problemStatus } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';
import { type UploadEndpoint, upload } from '../../http/upload.ts';
import { checkFile, maxMegabytes, typeNames } from './file-rules.ts';
import { smallPicture } from './small-picture.ts';

interface UploadSetup<E extends UploadEndpoint> {
  kind: FileKind;
  set: E;
  /** Parameters of the endpoint's path. */
  params?: object;
  onDone: (kept: Answer<E>) => void;
}

const READABLE_PHOTO = { max: 2400 } as const;

/**
 * Returns the error that the server would return, so that a check in the browser and a check on the server show the
 * same message.
 */
function refused(code: 'file_type' | 'file_too_large' | 'file_missing', kind: FileKind): CallError {
  const status = code === 'file_missing' ? 422 : problemStatus[code];
  const document = { type: 'about:blank', title: code, status, detail: code, message: code, request_id: '' };
  return code === 'file_missing'
    ? new CallError(status, { ...document, code: 'validation_failed', error_codes: { file: [code] } })
    : new CallError(status, { ...document, code, allowed: typeNames(kind), most_mb: maxMegabytes(kind) });
}

/**
 * Returns the file to send. A photo that is too large is shrunk first. Throws a `CallError` if the file is not
 * acceptable.
 */
async function prepared(kind: FileKind, file: File): Promise<File> {
  const isLargePhoto = file.size > maxBytes[kind] && file.type.startsWith('image/');
  const ready = isLargePhoto ? await smallPicture(file, READABLE_PHOTO) : file;
  const code = checkFile(kind, ready);
  if (code) throw refused(code, kind);
  return ready;
}

/** Returns whether sending the same file again can succeed. */
const isWorthRetrying = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && (error.status >= 500 || error.status === 429));

export function useUpload<E extends UploadEndpoint>({ kind, set, params = {}, onDone }: UploadSetup<E>) {
  const [share, setShare] = useState(0);
  const stopper = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const stop = new AbortController();
      stopper.current = stop;
      setShare(0);
      return upload(set, await prepared(kind, file), { params, onProgress: setShare, signal: stop.signal });
    },
    onSuccess: onDone,
    onError: () => {
      if (stopper.current?.signal.aborted) sending.reset();
    },
  });
  const { variables: file, error, isPending, mutate } = sending;
  return {
    /** The file that is being sent or whose upload has failed; undefined for none. */
    file: isPending || error ? file : undefined,
    isSending: isPending,
    /** The uploaded share of the file in percent, 0 to 100. */
    percentage: Math.round(share * 100),
    error,
    canRetry: error !== null && isWorthRetrying(error),
    choose: mutate,
    again: () => file && mutate(file),
    forget: sending.reset,
    stop: () => stopper.current?.abort(),
  };
}

export type Upload = ReturnType<typeof useUpload>;
