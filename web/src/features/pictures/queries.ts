// The worker's own pictures of work, and the pictures of an employer's job.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobPictureEndpoints } from '#contracts/job-pictures.ts';
import { pictureEndpoints } from '#contracts/pictures.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';

const queryKey = keyOf('pictures', 'listWorkPictures');

export function useWorkPictures() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(pictureEndpoints.listWorkPictures, { signal }) });
}

/** Returns a function that refetches the pictures. */
export function useRefetchWorkPictures(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

export function useRemoveWorkPicture(onDone: () => void) {
  const refetch = useRefetchWorkPictures();
  return useMutation({
    mutationFn: (uid: string) => call(pictureEndpoints.removeWorkPicture, { params: { picture_uid: uid } }),
    onSuccess: async () => {
      onDone();
      await refetch();
    },
  });
}

const jobKey = (job_uid: string) => keyOf('jobPictures', 'listJobPictures', { job_uid });

export function useJobPictures(job_uid: string) {
  return useQuery({
    queryKey: jobKey(job_uid),
    queryFn: ({ signal }) => call(jobPictureEndpoints.listJobPictures, { params: { job_uid }, signal }),
  });
}

/** Returns a function that refetches the pictures of the job. */
export function useRefetchJobPictures(job_uid: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: jobKey(job_uid) });
}

export function useRemoveJobPicture(job_uid: string, onDone: () => void) {
  const refetch = useRefetchJobPictures(job_uid);
  return useMutation({
    mutationFn: (job_picture_uid: string) =>
      call(jobPictureEndpoints.removeJobPicture, { params: { job_uid, job_picture_uid } }),
    onSuccess: async () => {
      onDone();
      await refetch();
    },
  });
}
