// The enabled SQL console: query, examples, buttons, result, tables and history.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useTables } from '../../parts/admin/tables.ts';
import { readDraft, saveDraft } from './draft.ts';
import { ExampleChips } from './example-chips.tsx';
import { HistoryList } from './history-list.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { RunBar } from './run-bar.tsx';
import { RunResult } from './run-result.tsx';
import { SqlField, type SqlFieldHandle } from './sql-field.tsx';
import { TableNames } from './table-names.tsx';
import { type RunRequest, useRun } from './use-run.ts';

function useDraft() {
  const { id } = useAdmin().admin;
  const [text, setText] = useState(() => readDraft(id));
  const change = useCallback(
    (next: string) => {
      saveDraft(id, next);
      setText(next);
    },
    [id],
  );
  return { text, change };
}

/** Returns tables and columns for completion; empty until they are loaded. */
function useTableWords() {
  const { data } = useTables();
  return useMemo(
    () => Object.fromEntries((data?.tables ?? []).map(({ name, columns }) => [name, columns.map((one) => one.name)])),
    [data],
  );
}

export function SqlDesk() {
  const { text, change } = useDraft();
  const { state, start, cancel, reset } = useRun();
  const tables = useTableWords();
  const field = useRef<SqlFieldHandle>(null);
  const run = (what: RunRequest['what']) => {
    if (!text.trim()) return field.current?.focus();
    field.current?.settle();
    start({ what, query: text });
  };
  const use = useCallback(
    (query: string) => {
      change(query);
      field.current?.focus();
    },
    [change],
  );
  const insert = useCallback((name: string) => field.current?.insert(name), []);
  return (
    <div className="sql-desk">
      <div className="sql-desk__editor stack">
        <SqlField text={text} tables={tables} onChange={change} onRun={() => run('rows')} handle={field} />
        <ExampleChips onUse={use} />
        <RunBar state={state} onRows={() => run('rows')} onPlan={() => run('plan')} onCancel={cancel} />
      </div>
      <div className="sql-desk__result">
        <RunResult state={state} />
      </div>
      <div className="sql-desk__side">
        <TableNames onInsert={insert} />
        <HistoryList onUse={use} />
      </div>
      {state.at === 'password' && <PasswordSheet onConfirmed={() => start(state.request)} onClose={reset} />}
    </div>
  );
}
