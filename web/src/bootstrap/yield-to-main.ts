// A moment for whatever waits for the processor: a finger on the screen, a picture to be drawn.

export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
