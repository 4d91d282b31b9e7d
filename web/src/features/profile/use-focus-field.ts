// Scrolls once to the form field that the URL names, such as `?at=date_of_birth`, and focuses the field.
import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useFocusField(form: RefObject<HTMLElement | null>): void {
  const [query] = useSearchParams();
  const at = query.get('at');
  useEffect(() => {
    if (!at) return;
    // Wait one frame, because the router first scrolls to the top of the page.
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
