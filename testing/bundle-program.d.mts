// What bundle-program.mjs, which node runs as it stands, gives to programs with types.

export function bundleProgram(entry: string): Promise<string>;
