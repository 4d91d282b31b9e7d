// Reads a journal of a wage account and checks it as hledger and ledger do, for machines without these programs.

const header = /^(\d{4}-\d{2}-\d{2}) /;
const posting = /^ {4}(\S(?:.*?\S)?) {2}(-?\d+\.\d{2}) INR(?: = (-?\d+\.\d{2}) INR)?$/;

const paiseOf = (amount: string) => BigInt(amount.replace('.', ''));

function addPosting(balances: Map<string, bigint>, line: string): bigint {
  const [, account, amount, asserted] = posting.exec(line) ?? [];
  if (account === undefined || amount === undefined) throw new Error(`This is not a posting: ${line}`);
  const balance = (balances.get(account) ?? 0n) + paiseOf(amount);
  balances.set(account, balance);
  if (asserted !== undefined && paiseOf(asserted) !== balance)
    throw new Error(`The balance is not ${asserted}: ${line}`);
  return paiseOf(amount);
}

/**
 * Returns the balances of all accounts, in paise. Throws if a transaction does not add up to zero, if the days are not in
 * order, or if a balance is not the asserted balance.
 */
export function readJournal(text: string): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  let before = '';
  for (const transaction of text.split('\n\n').filter((part) => part !== '')) {
    const [first = '', ...lines] = transaction.split('\n');
    const day = header.exec(first)?.[1] ?? '';
    if (day === '' || day < before) throw new Error(`The days are not in order: ${first}`);
    before = day;
    const sum = lines.map((line) => addPosting(balances, line)).reduce((all, amount) => all + amount, 0n);
    if (sum !== 0n) throw new Error(`The transaction does not add up: ${first}`);
  }
  return balances;
}
