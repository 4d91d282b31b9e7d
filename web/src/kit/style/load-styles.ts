// Loads a style sheet that is not in the style sheet of all pages.

const started = new Map<string, Promise<void>>();

/**
 * Resolves when the style sheet has loaded. Also resolves if loading fails, so that the content is then shown without
 * the style sheet.
 */
export function loadStyles(href: string): Promise<void> {
  const before = started.get(href);
  if (before) return before;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loading = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      started.delete(href);
      resolve();
    };
  });
  started.set(href, loading);
  document.head.append(link);
  return loading;
}
