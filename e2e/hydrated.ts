// Waits until React has taken over a page, so that it handles keys, clicks and changes of the address.
import type { Page } from 'playwright-core';

/** The properties of React's internal tree that show whether a part of the page is still the server's HTML. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current: Fiber };
  memoizedState: { dehydrated?: unknown } | null;
}

/**
 * Resolves when React has rendered the app, and has hydrated every part that the server rendered. If a test acts
 * earlier, React compares the server's HTML with the newer address, language or input, and reports the difference as an
 * error. The app starts, and some parts are hydrated, when the visitor reaches for a control, so this function dispatches
 * a pointer event on a control. It dispatches the event repeatedly, because the page does not listen before its scripts
 * have run.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('button, input')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const place = document.getElementById('root');
    const key = place && Object.keys(place).find((name) => name.startsWith('__reactContainer'));
    const container: Fiber | undefined = key ? Reflect.get(place, key) : undefined;
    const first = container?.stateNode.current.child;
    if (!first) return false;
    const waiting = [first];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      if (fiber.memoizedState?.dehydrated) return false;
      waiting.push(...[fiber.child, fiber.sibling].filter((other) => other !== null));
    }
    return true;
  });
}
