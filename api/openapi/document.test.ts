// The OpenAPI document matches the endpoints (paths, responses, problems, callers) and is valid.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { problemDocument } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { specified } from '#testing/specified-paths.ts';
import { openApiDocument } from './document.ts';
import { bodyExamples } from './examples.ts';
import { tags } from './tags.ts';

const text = JSON.stringify(openApiDocument());
const response = z.looseObject({ description: z.optional(z.string()) });
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().check(z.minLength(8), z.maxLength(160)),
  tags: z.array(z.string()).check(z.length(1)),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), response),
});
const document = z
  .looseObject({
    openapi: z.string().check(z.startsWith('3.1')),
    paths: z.record(z.string(), z.record(z.string(), operation)),
    tags: z.array(z.object({ name: z.string(), description: z.string().check(z.minLength(10)) })),
    components: z.looseObject({
      examples: z.record(z.string(), z.object({ summary: z.string(), value: problemDocument })),
      schemas: z.record(z.string(), z.unknown()),
    }),
  })
  .parse(JSON.parse(text));

const all = Object.entries(endpoints).flatMap(([group, members]) =>
  Object.entries(members).map(([name, value]: [string, Endpoint]) => ({ group, name, value })),
);
const find = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('The document has every endpoint once, with its success status and a unique operation id', () => {
    for (const { value, group, name } of all) {
      const found = find(value.method, value.path);
      expect(found?.operationId, `${value.method} ${value.path}`).toBe(`${group}_${name}`);
      expect(Object.keys(found?.responses ?? {})).toEqual(
        expect.arrayContaining([String(value.status ?? 200), '400', 'default']),
      );
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(all.length + 2);
    expect(operations.length).toBeGreaterThan(70);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(document.tags.map(({ name }) => name)).toEqual([...Object.values(tags).map(({ name }) => name), 'Health']);
  });

  it.each(specified)('The document has %s %s', (method, path) => {
    expect(find(method, path)).toBeDefined();
  });

  it('An operation names its callers and whether it needs a CSRF token', () => {
    expect(find('POST', '/api/v1/labour/applications/')?.security).toEqual([{ session: [], csrf: [] }]);
    expect(find('GET', '/api/v1/employers/analytics/')?.security).toEqual([{ session: [], csrf: [] }]);
    expect(find('POST', '/api/v1/auth/register/labour/')?.security).toEqual([{ pass: [] }]);
    expect(find('PUT', '/api/v1/admin/settings')?.security).toEqual([{ admin: [], csrf: [] }]);
    expect(find('POST', '/api/v1/admin/login')?.security).toEqual([]);
    expect(JSON.stringify(find('PUT', '/api/v1/admin/settings'))).toContain('Administrators: superuser.');
  });

  it('The apply operation names its problems by code, each with an example document', () => {
    const apply = JSON.stringify(find('POST', '/api/v1/labour/applications/'));
    expect(apply).toContain('`already_applied`, `reapply_limit`');
    expect(apply).toContain('"already_applied":{"$ref":"#/components/examples/already_applied"}');
    expect(apply).toContain('Idempotency-Key');
    for (const [code, { value }] of Object.entries(document.components.examples)) expect(value.code).toBe(code);
    expect(JSON.stringify(document.components.examples)).not.toMatch(/\{\{/);
  });

  it('The document describes file uploads and downloads', () => {
    const resume = JSON.stringify(find('POST', '/api/v1/labour/profile/resume/'));
    expect(resume).toContain('"multipart/form-data":{"schema":{"type":"object","properties":{"file"');
    expect(resume).toContain('file_too_large');
    expect(JSON.stringify(find('GET', '/api/v1/files/{file_uid}/'))).toContain('as an attachment');
  });

  it('The example bodies match the contracts, and texts contain no rule numbers', () => {
    for (const [id, body] of Object.entries(bodyExamples)) {
      const endpoint = all.find(({ group, name }) => `${group}_${name}` === id);
      expect(endpoint?.value.body?.safeParse(body).success, id).toBe(true);
    }
    expect(text).not.toMatch(/\((?:D\d+|C\.\d+)/);
  });

  it('The document is valid OpenAPI, with only the warnings that the paths require', async () => {
    // All paths end in a slash (D4), so this rule is off. The first expected warning is about two paths that differ
    // only in the segment `by-id` and the UUID of a job. The other two are about the health endpoints, which have no
    // 4xx response.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
    const found = await lintFromString({ source: text, config });
    expect(found.map(({ severity, ruleId, location }) => `${severity} ${ruleId} ${location[0]?.pointer}`)).toEqual([
      'warn no-ambiguous-paths #/paths/~1api~1v1~1jobs~1{job_uid}~1view~1',
      'warn operation-4xx-response #/paths/~1live/get/responses',
      'warn operation-4xx-response #/paths/~1ready/get/responses',
    ]);
  });
});
