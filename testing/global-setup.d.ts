import type { TestProject } from 'vitest/node';
declare module 'vitest' {
    interface ProvidedContext {
        /** The server's maintenance database. */
        postgresUrl: string;
    }
}
export declare const TEMPLATE = "kaamsetu_template";
export default function setup(project: TestProject): Promise<() => Promise<void>>;
