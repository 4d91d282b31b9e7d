// What follows a call that changes something, whether the part of the page that sent it is still there or not: an answer that changes the
// page takes that part away with it, and `mutate`'s own callbacks are dropped then.

interface Outcome<T> {
  onSuccess?: (value: T) => void;
  onError?: (error: unknown) => void;
  onSettled?: () => void;
}

/** Runs the callbacks after a `mutateAsync`. What it fails with stays in the mutation's `error` as well. */
export function afterMutation<T>(sent: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void sent.then(onSuccess, (error: unknown) => onError?.(error)).finally(onSettled);
}
