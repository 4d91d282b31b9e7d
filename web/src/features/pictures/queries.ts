// The worker's own pictures of work.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
