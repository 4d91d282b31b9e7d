// Yields to the browser between long tasks, so that the browser can handle input and paint.

export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
