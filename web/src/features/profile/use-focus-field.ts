// A form that opens at one field: `?at=date_of_birth`.
import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Brings the field into sight and puts the reader into it, once. */
export function useFocusField(form: RefObject<HTMLElement | null>): void {
  const [query] = useSearchParams();
  const at = query.get('at');
  useEffect(() => {
    if (!at) return;
    // After the page has been brought to its top.
    const frame = requestAnimationFrame(() => {
      const places = form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
      const place = [...places].find(({ dataset }) => dataset.field === (at === 'city' ? 'state' : at));
      place?.scrollIntoView({ block: 'center' });
      const inputs = place?.querySelectorAll<HTMLElement>('input, select, button');
      (at === 'city' ? inputs?.[1] : inputs?.[0])?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, form]);
}
