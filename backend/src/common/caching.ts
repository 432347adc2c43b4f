import { applyDecorators, Header } from '@nestjs/common';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

const compress = compression();

/** What is read may be long; answers to what is sent are a few lines. */
export const compressed: RequestHandler = (request, response, next) =>
  request.method === 'GET' ? compress(request, response, next) : next();
import { ApiUnchanged } from './documentation.js';

/** Answers of the API stay out of caches unless a handler says otherwise. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/**
 * Lets If-None-Match alone decide between 200 and 304. Fetch adds `Cache-Control: no-cache` to every request that
 * names an ETag itself, and Express would then never answer 304; a reload names no ETag.
 */
export function answerNotModified(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers['cache-control'];
  next();
}

/** For what is asked for again and again: browsers keep the answer, and Express makes an unchanged one a 304. */
export const Polled = () => applyDecorators(Header('Cache-Control', 'private, no-cache'), ApiUnchanged());
