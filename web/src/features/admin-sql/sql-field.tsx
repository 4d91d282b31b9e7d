// The query field: a textarea that the code editor replaces once it is loaded. If loading fails, the textarea remains.
import { type KeyboardEvent, type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CodeEditor, Tables } from './code-editor.ts';
import { nameAfter } from './insert-name.ts';

export interface SqlFieldHandle {
  focus(): void;
  /** Closes the completion list, which would cover the result. */
  settle(): void;
  /** Puts the name of a table or column in place of the selection, and focuses the field. */
  insert(name: string): void;
}

interface SqlFieldProps {
  text: string;
  tables: Tables;
  onChange: (text: string) => void;
  onRun: () => void;
  handle: RefObject<SqlFieldHandle | null>;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const runs = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** Returns a ref to the latest value, for callbacks that are registered once. */
function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** Loads the code editor into the element of the ref `place`. The returned `editor` is null until it is loaded. */
function useCodeEditor(props: SqlFieldProps, ids: { label: string; keys: string }, completions: string) {
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const newest = useNewest(props);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  useEffect(() => {
    let made: CodeEditor | null = null;
    let isGone = false;
    const make = ({ createCodeEditor }: typeof import('./code-editor.ts')) => {
      if (isGone || !place.current) return;
      const typing = document.activeElement === plain.current ? plain.current : null;
      made = createCodeEditor({
        parent: place.current,
        text: newest.current.text,
        tables: newest.current.tables,
        labelledBy: ids.label,
        describedBy: ids.keys,
        completions,
        onChange: (text) => newest.current.onChange(text),
        onRun: () => newest.current.onRun(),
      });
      // If the user is typing in the textarea, the editor takes over the focus and the cursor position.
      if (typing) made.focus({ from: typing.selectionStart, to: typing.selectionEnd });
      setEditor(made);
    };
    // If the editor fails to load, keep the textarea.
    import('./code-editor.ts').then(make).catch(() => {});
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(null);
    };
  }, [newest, ids.label, ids.keys, completions]);
  useEffect(() => editor?.setText(props.text), [editor, props.text]);
  useEffect(() => editor?.setTables(props.tables), [editor, props.tables]);
  return { place, plain, editor };
}

/** Inserts a name into the textarea. Returns the new text. */
function insertInto(area: HTMLTextAreaElement, name: string): string {
  const { selectionStart, selectionEnd, value } = area;
  area.setRangeText(nameAfter(value.slice(0, selectionStart), name), selectionStart, selectionEnd, 'end');
  area.focus();
  return area.value;
}

export function SqlField(props: SqlFieldProps) {
  const { text, onChange, onRun, handle } = props;
  const { t } = useTranslation('admin-sql');
  const id = useId();
  const ids = { label: `${id}-label`, keys: `${id}-keys` };
  const { place, plain, editor } = useCodeEditor(props, ids, t('editor.completions'));
  useImperativeHandle(
    handle,
    () => ({
      focus: () => (editor ?? plain.current)?.focus(),
      settle: () => editor?.closeCompletions(),
      insert: (name) => {
        if (editor) editor.insert(name);
        else if (plain.current) onChange(insertInto(plain.current, name));
      },
    }),
    [editor, plain, onChange],
  );
  return (
    <div className="sql-field">
      <p className="sql-field__label" id={ids.label}>
        {t('editor.label')}
      </p>
      <div className="sql-field__box">
        {!editor && (
          <textarea
            className="sql-field__plain"
            ref={plain}
            aria-labelledby={ids.label}
            aria-describedby={ids.keys}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            rows={6}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (!runs(event)) return;
              event.preventDefault();
              onRun();
            }}
          />
        )}
        <div ref={place} />
      </div>
      <p className="soft small" id={ids.keys}>
        {t('editor.keys', { run: isMac() ? '⌘ Enter' : 'Ctrl+Enter', escape: 'Esc', tab: 'Tab' })}
      </p>
    </div>
  );
}
