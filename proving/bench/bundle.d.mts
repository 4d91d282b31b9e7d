// Types of bundle.mjs, which Node runs without a build.

export const programs: readonly string[];
export function bundle(outdir: string): Promise<unknown>;
