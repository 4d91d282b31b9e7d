// The OpenAPI document tells the truth: every endpoint, with its answer and its problems.
import { expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { z } from '#contracts/z.ts';
import { openApiDocument } from './openapi.ts';

const document = z
  .looseObject({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
  })
  .parse(JSON.parse(JSON.stringify(openApiDocument())));

it('names every endpoint once, with the status of its success', () => {
  const all = Object.values(endpoints).flatMap((group) => Object.values(group));
  for (const { method, path, ...rest } of all) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    expect(Object.keys(operation?.responses ?? {})).toContain(String('status' in rest ? rest.status : 200));
  }
  expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(all.length);
});

it('names the problems of applying', () => {
  const apply = document.paths['/api/v1/labour/applications/']?.post;
  expect(JSON.stringify(apply?.responses)).toContain('already_applied, reapply_limit');
});

it('describes what takes a file and what answers one', () => {
  const resume = JSON.stringify(document.paths['/api/v1/labour/profile/resume/']?.post);
  expect(resume).toContain('"multipart/form-data":{"schema":{"type":"object","properties":{"file"');
  expect(resume).toContain('file_too_large');
  expect(JSON.stringify(document.paths['/api/v1/files/{file_uid}/']?.get)).toContain('as an attachment');
});
