// Callbacks after a mutation that also run if the sending component has unmounted. A response that changes the page
// often unmounts the component, and React Query then drops the callbacks of `mutate`.

interface Outcome<T> {
  onSuccess?: (value: T) => void;
  onError?: (error: unknown) => void;
  onSettled?: () => void;
}

/** Runs the callbacks after a `mutateAsync`. An error stays in the mutation's `error` as well. */
export function afterMutation<T>(sent: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void sent.then(onSuccess, (error: unknown) => onError?.(error)).finally(onSettled);
}
