// Starts PostgreSQL once for all tests and creates the migrated template that each test file clones.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { freePort } from './free-port.ts';
import { startPgbouncer } from './pgbouncer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the server's maintenance database. */
    postgresUrl: string;
    /** The URL of the server through PgBouncer, with TEST_POOLED=1; otherwise null. */
    pooledUrl: string | null;
    /** The folder for the files, such as resumes, to which the rows of the demo template database refer. */
    demoFolder: string;
  }
}

export const TEMPLATE = 'kaamsetu_template';
/** Name of the template database with the demo data. The first test file that needs this database creates it. */
export const DEMO_TEMPLATE = 'kaamsetu_demo_template';
/** Beginning of the names of the databases that stories share. */
export const STORY_DATABASE = 'kaamsetu_story_';

/**
 * Opens the server in TEST_DATABASE_URL, or an embedded one. The configured user must be allowed to create databases.
 */
async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-tests-'));
  const port = await freePort();
  const server = await startEmbeddedPostgres({ dir, database: 'tests', durable: false, log: () => {}, port });
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function rebuildTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A run leaves its templates and the databases that stories shared. Drop those of the previous run.
  const { rows } = await client.query('select datname from pg_database where datname ^@ $1', [STORY_DATABASE]);
  const left: string[] = rows.map(({ datname }) => datname);
  for (const name of [TEMPLATE, DEMO_TEMPLATE, ...left])
    await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href, path.resolve('migrations'));
}

export default async function setup(project: TestProject) {
  const server = await openServer();
  await rebuildTemplate(server.url);
  project.provide('postgresUrl', server.url);
  const pooler = process.env.TEST_POOLED ? await startPgbouncer({ postgres: server.url }) : null;
  project.provide('pooledUrl', pooler?.url('postgres') ?? null);
  const demoFolder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-demo-'));
  project.provide('demoFolder', demoFolder);
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(demoFolder, { recursive: true, force: true });
  };
}
