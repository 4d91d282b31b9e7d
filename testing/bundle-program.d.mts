// Types of bundle-program.mjs, which Node runs without a build.

export function bundleProgram(entry: string): Promise<string>;
