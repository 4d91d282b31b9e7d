// Loads the code of the page that the URL names before the first render, to avoid a second loading screen.
import { isValidElement, type JSX } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import type { LazyPage } from '../../kit/navigation/lazy-page.ts';

const isLazy = (type: unknown): type is LazyPage<object> => typeof type === 'function' && 'preload' in type;

/**
 * Loads the lazy pages among the `Routes` element's routes that match the URL. `base` is the path of the element. A
 * failed load is ignored here: the page is then loaded again when it renders, and shows an error if that fails as well.
 */
export async function preloadRoute({ props }: JSX.Element, base = '/'): Promise<void> {
  const matches = matchRoutes(createRoutesFromElements(props.children), window.location.pathname, base) ?? [];
  await Promise.all(
    matches.map(async ({ route: { element } }) => {
      if (isValidElement(element) && isLazy(element.type)) await element.type.preload().catch(() => {});
    }),
  );
}
