// The SQL editor (CodeMirror) with highlighting and completion of table names. The editor is a separate chunk, which
// only the SQL console loads.

import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { indentWithTab } from '@codemirror/commands';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { EditorView, minimalSetup } from 'codemirror';
import { getNonce } from 'get-nonce';
import { nameAfter } from './insert-name.ts';

/** Column names by table name. */
export type Tables = Readonly<Record<string, readonly string[]>>;

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  tables: Tables;
  /** Ids of the elements that label the editor and describe its keyboard shortcuts. */
  labelledBy: string;
  describedBy: string;
  /** Accessible name of the completion list. */
  completions: string;
  onChange: (text: string) => void;
  onRun: () => void;
}

export interface CodeEditor {
  setText(text: string): void;
  setTables(tables: Tables): void;
  /** Closes the completion list, which would cover the result. */
  closeCompletions(): void;
  /** Puts the name of a table or column in place of the selection, and focuses the editor. */
  insert(name: string): void;
  focus(at?: { from: number; to: number }): void;
  destroy(): void;
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--brand-strong)', fontWeight: 'var(--w-strong)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--ok-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info-ink)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--accent-ink)' },
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
]);

// The editor's style. It uses the app's design tokens, so that the dark theme applies to the editor too.
const looks = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: 'var(--t-14)', borderRadius: 'inherit' },
  // Hide the editor's own focus ring, because the element around the editor shows one.
  '&.cm-focused, .cm-content:focus-visible': { outline: 'none', boxShadow: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6', maxHeight: '40dvh' },
  '.cm-content, .cm-gutter': { minHeight: '140px' },
  '.cm-content': { padding: 'var(--s-8) 0', caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--ink-soft)', borderRight: '1px solid var(--line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-tint)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-8)',
    background: 'var(--surface)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'ui-monospace, monospace', maxHeight: '240px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--s-4) var(--s-8)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--brand)', color: 'var(--on-brand)' },
  '.cm-completionDetail': { color: 'inherit' },
});

/**
 * Replaces a selection by the typed text with an editor transaction. The browser's default edit would copy the old
 * colour into a style attribute, which the page's content security policy blocks.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const typed = event.inputType === 'insertText' ? event.data : null;
    if (!typed || view.composing || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(typed), { userEvent: 'input.type', scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});

const language = (schema: Tables) => sql({ dialect: PostgreSQL, schema });

function extensionsOf(options: EditorOptions, tables: Compartment) {
  const { labelledBy, describedBy, completions, onChange, onRun } = options;
  const run = (view: EditorView) => {
    closeCompletion(view);
    onRun();
    return true;
  };
  return [
    EditorView.cspNonce.of(getNonce() ?? ''),
    EditorState.phrases.of({ Completions: completions }),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
    lineNumbers(),
    minimalSetup,
    typeOver,
    autocompletion({ icons: false }),
    // Tab indents. Pressing Escape first lets Tab leave the editor, as the help text says.
    keymap.of([...completionKeymap, indentWithTab]),
    syntaxHighlighting(colours),
    tables.of(language(options.tables)),
    EditorView.lineWrapping,
    looks,
    EditorView.contentAttributes.of({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

export function createCodeEditor(options: EditorOptions): CodeEditor {
  const tables = new Compartment();
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({ doc: options.text, extensions: extensionsOf(options, tables) }),
  });
  return {
    setText(text) {
      const { doc } = view.state;
      if (doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor: text.length } });
    },
    setTables: (next) => view.dispatch({ effects: tables.reconfigure(language(next)) }),
    closeCompletions: () => void closeCompletion(view),
    insert(name) {
      const before = view.state.sliceDoc(0, view.state.selection.main.from);
      view.dispatch(view.state.replaceSelection(nameAfter(before, name)), { scrollIntoView: true });
      view.focus();
    },
    focus(at) {
      if (at) view.dispatch({ selection: { anchor: at.from, head: at.to } });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
