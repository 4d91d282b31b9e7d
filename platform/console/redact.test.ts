// Redaction of console statements before they reach the audit log.
import { describe, expect, it } from 'vitest';
import { redactStatement } from './redact.ts';

describe('redactStatement', () => {
  it.each([
    ['select 1', 'select 1'],
    ['select id from jobs where id = 49 limit 100', 'select id from jobs where id = 49 limit 100'],
    ["select * from users where first_name = 'Ravi'", "select * from users where first_name = '…'"],
    ["select 'it''s', E'it\\'s', B'1', X'ff'", "select '…', '…', '…', '…'"],
    ['select $$a$$, $x$b $$ c$x$', "select '…', '…'"],
    ["select U&'\\0041', N'abc'", "select '…', N'…'"],
    ['select 1 -- asked by Ravi', 'select 1'],
    ['select /* for /* Ravi */ */ 1', 'select  1'],
    ['select * from users where id = 9876543210', 'select * from users where id = …'],
    ['select 98765.43210, 9876_543_210', 'select …, …'],
    ['select ९८७६५४३२१० from users', 'select … from users'],
    ['select 1 as "Ravi Kumar", u.id as "id" from users u', 'select 1 as "…", u.id as "id" from users u'],
    ['select 1 as x9876543210', 'select 1 as x…'],
    ['select 1234 5678 9012', 'select …'],
    ['select ABCDE1234F', 'select …'],
    ["select é from ü where a = 'ß'", "select é from ü where a = '…'"],
  ])('The statement %s is stored as %s', async (query, stored) => {
    expect(await redactStatement(query)).toBe(stored);
  });

  it.each([
    ["select * from users where first_name = 'Ravi and no end", 'select * from users where first_name = …'],
    ['select 1 /* Ravi', 'select 1 …'],
    ['select $$Ravi', 'select …'],
    ['select "Ravi', 'select …'],
    ["sel \ud800 98765 43210 'Ravi'", 'sel \ud800 … …'],
  ])('The statement %s, which the scanner cannot read, is cut at its first literal', async (query, stored) => {
    expect(await redactStatement(query)).toBe(stored);
  });
});
