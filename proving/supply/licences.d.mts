// Types of licences.mjs, which Node runs without a build.

export interface Shipped {
  name: string;
  version: string;
  licence: string;
}

export function shippedIn(
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>,
): Shipped[];
export function faultsOfLicences(shipped: readonly Shipped[]): string[];
export function documentOf(shipped: readonly Shipped[]): string;
export function shippedNow(): Shipped[];
