import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppModule } from './app.module.js';
import { loadConfig, projectRoot } from './config/config.js';
import { fastifyAdapter } from './http/adapter.js';
import { API_PREFIX } from './http/routes.js';
import { apiDocument } from './openapi.js';

/** Writes openapi.json (or the file named) without opening database or port. */
const config = loadConfig({});
const app = await NestFactory.create(AppModule.with(config), fastifyAdapter(config), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix(API_PREFIX);
writeFileSync(
  process.argv[2] ?? join(projectRoot, 'openapi.json'),
  `${JSON.stringify(apiDocument(app), null, 2)}\n`,
);
