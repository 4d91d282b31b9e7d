// Spoils one transaction in the middle of a journal. Programs must refuse the result.

const splitAt = '\n\n';

const middleOf = (transactions: readonly string[]) => Math.floor((transactions.length - 2) / 2);

/** Adds paise to the first amount of a line. */
function addPaise(line: string, paise: bigint): string {
  return line.replace(/ {2}(-?\d+)\.(\d{2}) INR/, (_, whole: string, part: string) => {
    const amount = BigInt(whole + part) + paise;
    const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
    return `  ${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)} INR`;
  });
}

/** Returns the journal with the amount of one entry changed by a paisa, so that the entry still adds up to zero. */
export function changePaisa(journal: string): string {
  const transactions = journal.split(splitAt);
  const at = middleOf(transactions);
  const [first = '', to = '', from = ''] = (transactions[at] ?? '').split('\n');
  return transactions.with(at, [first, addPaise(to, 1n), addPaise(from, -1n)].join('\n')).join(splitAt);
}

/** Returns the journal without one entry. */
export function leaveOutEntry(journal: string): string {
  const transactions = journal.split(splitAt);
  return transactions.toSpliced(middleOf(transactions), 1).join(splitAt);
}
