// Runs callbacks after a mutation even if the component that started the mutation has unmounted, for example because
// the response changed the page. React Query drops the callbacks of `mutate` in this case.

interface Outcome<T> {
  onSuccess?: (value: T) => void;
  onError?: (error: unknown) => void;
  onSettled?: () => void;
}

/**
 * Runs the callbacks after the promise of `mutateAsync` settles. Without `onError` an error is ignored here; components
 * can still show the mutation's `error`.
 */
export function afterMutation<T>(sent: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void sent.then(onSuccess, (error: unknown) => onError?.(error)).finally(onSettled);
}
