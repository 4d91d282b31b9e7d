// What bundle.mjs, which node runs as it stands, gives to programs with types.

export const programs: readonly string[];
export function bundle(outdir: string): Promise<unknown>;
