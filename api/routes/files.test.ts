// Files over HTTP: kept, fetched by who may, and by nobody else.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileEndpoints as endpoints, fileInfo } from '#contracts/files.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5451f' } })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it('is kept as a square WebP and comes back as an attachment', async () => {
    const labour = await buildLabour(database.db);
    const token = await buildSession(database.db, labour);
    const { status, answer } = await upload(api, token, endpoints.setLabourPicture, {
      bytes: await picture(),
      name: 'मैं.jpg',
    });
    expect([status, answer]).toEqual([201, expect.objectContaining({ name: 'मैं.webp', content_type: 'image/webp' })]);
    const { uid } = fileInfo.parse(answer);
    const response = await api.as(token).send(endpoints.getFile, { params: { file_uid: uid } });
    expect(response.status).toBe(200);
    const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 512, 512]);
  });
});
