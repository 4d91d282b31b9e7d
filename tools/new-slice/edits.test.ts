// Tests the insertion of entries into source files: place, commas, and errors for a missing place or existing entry.
import { describe, expect, it } from 'vitest';
import { addBehind, addImport, addTo, addToFunction, addToReturn, applyEdits, type Edit } from './edits.ts';

const edited = (text: string, edit: Edit, file = 'list.ts') =>
  applyEdits({ file, text, fill: (entry) => entry }, [edit])
    .replace(/\s+/g, ' ')
    .trim();

describe('Adding an entry', () => {
  it('An entry follows the named key of an object, also in `satisfies` and `as const`', () => {
    expect(edited('const all = { a: 1, b: 2 } as const satisfies X;', addTo('all', 'c: 3', { after: 'a' }))).toBe(
      'const all = { a: 1, c: 3, b: 2 } as const satisfies X;',
    );
  });

  it('An entry at the end follows the last one, with or without a comma', () => {
    expect(edited('const all = new Set([a.b]);', addTo('all', 'a.c', 'last'))).toBe('const all = new Set([a.b, a.c]);');
    expect(edited('const all = [\n  a,\n];', addTo('all', 'b', 'last'))).toBe('const all = [ a, b, ];');
    expect(edited('const all = [];', addTo('all', 'b', 'last'))).toBe('const all = [ b];');
  });

  it('An entry of a sorted list is in the order of the keys', () => {
    expect(edited("const all = ['a', 'c'];", addTo('all', "'b'", 'sorted'))).toBe("const all = ['a', 'b', 'c'];");
    expect(edited("const all = ['b'];", addTo('all', "'a'", 'sorted'))).toBe("const all = [ 'a','b'];");
  });

  it('An entry of JSON is in the object with this key', () => {
    const json = '{"routes":{"GET /":[1]},"rest":{}}';
    expect(edited(json, addTo(['', 'routes'], '"GET /b": [2]', { after: 'GET /' }), 'a.json')).toBe(
      '{"routes":{"GET /":[1], "GET /b": [2]},"rest":{}}',
    );
  });

  it('A comment above an entry is not part of its key', () => {
    const twice = addTo('all', '// Why.\n a: 2', 'last');
    expect(() => edited('const all = { a: 1 };', twice)).toThrow('list.ts has the entry a already.');
  });

  it('An entry is added to the object that a function returns', () => {
    const code = 'function f() { return { a: 1 }; }';
    expect(edited(code, addToReturn('f', 'b: 2'))).toBe('function f() { return { a: 1, b: 2 }; }');
  });

  it('A missing list, key, function or passage is refused with its name', () => {
    const code = 'const all = { a: 1 };';
    expect(() => edited(code, addTo('none', 'b: 2', 'last'))).toThrow('list.ts has no list none');
    expect(() => edited(code, addTo('all', 'b: 2', { after: 'c' }))).toThrow('list.ts has no entry c');
    expect(() => edited(code, addToFunction('f', ''))).toThrow('list.ts has no function f');
    expect(() => edited(code, addBehind('nowhere', 'b'))).toThrow('list.ts has no single passage "nowhere"');
    expect(() => edited(code, addImport("import 'b';"))).toThrow('list.ts has no import');
  });

  it('An import follows the last import', () => {
    expect(edited("import 'a';\nf();", addImport("import 'b';"))).toBe("import 'a'; import 'b'; f();");
  });
});
