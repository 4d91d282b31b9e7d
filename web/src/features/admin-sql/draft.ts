// The unsaved SQL query of one administrator, in memory until the tab closes. The query is never written to browser
// storage.

let kept: { admin: number; text: string } | null = null;

export const readDraft = (admin: number): string => (kept?.admin === admin ? kept.text : '');

export function saveDraft(admin: number, text: string): void {
  kept = { admin, text };
}
