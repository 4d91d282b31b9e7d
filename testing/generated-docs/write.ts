// Writes the generated documents: npm run docs
import { writeFileSync } from 'node:fs';
import { generatedDocuments } from './documents.ts';

for (const [file, textOf] of Object.entries(generatedDocuments)) writeFileSync(file, textOf());
