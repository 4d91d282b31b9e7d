// Formats tables in Markdown.

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return lines.join('\n');
}
