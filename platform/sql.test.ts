// SQL as values: fragments nest, input is always a parameter.
import { describe, expect, it } from 'vitest';
import { compile, emptySql, joinSql, prepared, rawSql, sql } from './sql.ts';

describe('a statement', () => {
  it('numbers the parameters of nested fragments in order', () => {
    const filter = sql`and state = ${'Goa'} and role = ${'mason'}`;
    expect(compile(sql`select * from jobs where id > ${7} ${filter} limit ${10}`)).toEqual({
      text: 'select * from jobs where id > $1 and state = $2 and role = $3 limit $4',
      values: [7, 'Goa', 'mason', 10],
    });
  });

  it('never lets input become SQL', () => {
    const { text, values } = compile(sql`select ${"'; drop table jobs; --"}`);
    expect(text).toBe('select $1');
    expect(values).toEqual(["'; drop table jobs; --"]);
  });

  it('joins, leaves out and takes constants of the code as they are', () => {
    const parts = [sql`a = ${1}`, emptySql, sql`b = ${2}`];
    expect(compile(sql`${rawSql('select')} ${joinSql(parts, ' and ')}`).text).toBe('select a = $1 and  and b = $2');
    expect(compile(joinSql([], ', ')).text).toBe('');
  });

  it('keeps null, lists and dates as parameters', () => {
    const day = new Date(0);
    expect(compile(sql`${null} ${[1, 2]} ${day}`).values).toEqual([null, [1, 2], day]);
  });

  it('is prepared under its name', () => {
    expect(compile(prepared('one', sql`select ${1}`))).toEqual({ text: 'select $1', values: [1], name: 'one' });
  });
});
