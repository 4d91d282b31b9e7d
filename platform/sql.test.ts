// Tests of SQL values: fragments nest, input is always a parameter.
import { describe, expect, it } from 'vitest';
import { compile, emptySql, joinSql, prepared, rawSql, sql } from './sql.ts';

describe('compile', () => {
  it('A statement numbers the parameters of nested fragments in order', () => {
    const filter = sql`and state = ${'Goa'} and role = ${'mason'}`;
    expect(compile(sql`select * from jobs where id > ${7} ${filter} limit ${10}`)).toEqual({
      text: 'select * from jobs where id > $1 and state = $2 and role = $3 limit $4',
      values: [7, 'Goa', 'mason', 10],
    });
  });

  it('A statement never turns input into SQL', () => {
    const { text, values } = compile(sql`select ${"'; drop table jobs; --"}`);
    expect(text).toBe('select $1');
    expect(values).toEqual(["'; drop table jobs; --"]);
  });

  it('A statement joins fragments, omits empty ones and includes constants of the code unchanged', () => {
    const parts = [sql`a = ${1}`, emptySql, sql`b = ${2}`];
    expect(compile(sql`${rawSql('select')} ${joinSql(parts, ' and ')}`).text).toBe('select a = $1 and  and b = $2');
    expect(compile(joinSql([], ', ')).text).toBe('');
  });

  it('A statement passes null, lists and dates as parameters', () => {
    const day = new Date(0);
    expect(compile(sql`${null} ${[1, 2]} ${day}`).values).toEqual([null, [1, 2], day]);
  });

  it('A prepared statement has its name', () => {
    expect(compile(prepared('one', sql`select ${1}`))).toEqual({ text: 'select $1', values: [1], name: 'one' });
  });
});
