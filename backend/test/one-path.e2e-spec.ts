import { type CanActivate, HttpException, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { startApp, type TestApp } from './support/app.js';

/** Metadata key of `@UseGuards`. */
const GUARDS = '__guards__';
const REFUSED = 418;

class Refuse implements CanActivate {
  canActivate(): never {
    throw new HttpException('no', REFUSED);
  }
}

interface Route {
  controller: string;
  method: string;
  path: string;
}

function controllersOf({ app }: TestApp): { name: string; prototype: Record<string, object> }[] {
  return new DiscoveryService(app.get(ModulesContainer))
    .getControllers()
    .map(({ metatype }) => metatype as unknown as { name: string; prototype: Record<string, object> });
}

/** Every route of a controller, with values for its parameters. */
function routesOf(controller: { name: string; prototype: Record<string, object> }): Route[] {
  const prefix = String(Reflect.getMetadata('path', controller));
  return new MetadataScanner().getAllMethodNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name]!;
    const verb = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const parts = [prefix, String(Reflect.getMetadata('path', handler))].join('/').split('/').filter(Boolean);
    const path = `/${parts.map((part) => part.replace(/^[:*].*/, '1')).join('/')}`;
    const outside = /^\/(1|contact|newsletter(\/confirm|\/unsubscribe)?)$/.test(path);
    return [
      {
        controller: controller.name,
        method: verb === RequestMethod.ALL ? 'GET' : RequestMethod[verb]!,
        path: outside ? path : `/api${path}`,
      },
    ];
  });
}

describe('the one path of every request', () => {
  let server: TestApp;
  afterEach(() => server?.close());

  it('begins at the adapter: nothing else listens to the server', async () => {
    server = await startApp();
    expect(server.app.getHttpServer().listeners('request')).toHaveLength(1);
  });

  it('goes through the guards of its controller, whichever that is', async () => {
    // Controllers are known once an application has been made of them.
    server = await startApp();
    const controllers = controllersOf(server);
    await server.close();
    const before = controllers.map((controller) => Reflect.getMetadata(GUARDS, controller) as unknown);
    for (const controller of controllers) Reflect.defineMetadata(GUARDS, [Refuse], controller);
    try {
      server = await startApp();
      const routes = controllers.flatMap(routesOf);
      expect(routes.length).toBeGreaterThan(60);
      for (const { controller, method, path } of routes) {
        const sent = path.startsWith('/api')
          ? { body: '{}', headers: { 'content-type': 'application/json' } }
          : { body: new URLSearchParams() };
        const body = method === 'GET' ? {} : sent;
        const { status } = await fetch(server.url + path, { method, ...body, redirect: 'manual' });
        expect([controller, method, path, status]).toEqual([controller, method, path, REFUSED]);
      }
      for (const path of [
        '/',
        '/services',
        '/country/canada',
        '/universities/university-of-toronto',
        '/robots.txt',
      ])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, REFUSED]);
    } finally {
      for (const [i, controller] of controllers.entries())
        if (before[i] === undefined) Reflect.deleteMetadata(GUARDS, controller);
        else Reflect.defineMetadata(GUARDS, before[i], controller);
    }
  });
});
