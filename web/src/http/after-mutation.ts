// Callbacks after a mutation, which run even if the component that started the mutation has unmounted. React Query
// would drop the callbacks of `mutate` then. A response that changes the page often unmounts this component.

interface Outcome<T> {
  onSuccess?: (value: T) => void;
  onError?: (error: unknown) => void;
  onSettled?: () => void;
}

/** Runs the callbacks after a `mutateAsync`. An error is also in the `error` of the mutation. */
export function afterMutation<T>(sent: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void sent.then(onSuccess, (error: unknown) => onError?.(error)).finally(onSettled);
}
