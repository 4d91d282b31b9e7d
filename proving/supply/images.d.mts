// Types of images.mjs, which Node runs without a build.

export const IMAGE_FILES: string[];
export function imagesIn(text: string): string[];
export function unpinnedIn(text: string): string[];
export function placeOf(image: string): { host: string; name: string; tag: string; named: string };
export function digestOf(image: string, base?: (host: string) => string): Promise<string>;
export function pinned(text: string, digests: ReadonlyMap<string, string>): string;
