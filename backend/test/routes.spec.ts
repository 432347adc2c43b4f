import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory } from '@nestjs/core';
import { readFileSync } from 'node:fs';
import { AppModule } from '../src/app.module.js';
import { ACCESS } from '../src/common/access.js';
import { loadConfig } from '../src/config/config.js';
import { fastifyAdapter } from '../src/http/adapter.js';
import { limitOf } from '../src/rate-limits/rate-limit.guard.js';

/** Who may call what. A route that opens or closes shows here, in review. */
const ROUTES = `
owner   DELETE admin/tokens/:id
lead    GET    admin/accounts
admin   GET    admin/consultation-requests
admin   GET    admin/consultation-requests/:id
admin   GET    admin/consultation-requests/:id/history
admin   GET    admin/consultation-requests/export
admin   GET    admin/consultation-requests/statistics
admin   GET    admin/consultation-requests/summary
lead    GET    admin/exports
lead    GET    admin/mails
admin   GET    admin/me
lead    GET    admin/newsletter-subscriptions
lead    GET    admin/newsletter-subscriptions/export
office  GET    admin/operator/:operation
owner   GET    admin/tokens
admin   PATCH  admin/consultation-requests/:id/status
admin   PATCH  admin/consultation-requests/:id/assignee
admin   GET    admin/colleagues
admin   POST   admin/consultation-requests/assignees
owner   GET    admin/staff
owner   POST   admin/staff
owner   PATCH  admin/staff/:id
owner   GET    admin/staff/:id/tokens
owner   POST   admin/staff/:id/tokens
owner   GET    admin/staff/:id/deactivation
owner   POST   admin/staff/:id/deactivation
owner   POST   admin/staff/:id/activation
admin   POST   admin/consultation-requests/:id/notes
admin   GET    admin/consultation-requests/:id/messages
admin   POST   admin/consultation-requests/:id/messages
admin   POST   admin/consultation-requests/:id/messages/seen
admin   GET    admin/consultation-requests/:id/messages/news
admin   GET    admin/students
admin   GET    admin/students/:studentId
admin   PATCH  admin/students/:studentId/applications/:id/stage
admin   POST   admin/students/:studentId/applications/:id/asked
admin   POST   admin/students/:studentId/applications/:id/undo
admin   POST   admin/students/:studentId/applications/:id/correction
admin   PATCH  admin/students/:studentId/applications/:id/tasks/:taskId
admin   PATCH  admin/students/:studentId/applications/:id/tasks/:taskId/reply-day
admin   PATCH  admin/students/:studentId/applications/:id/documents/:documentId
admin   GET    admin/canned-answers
admin   POST   admin/canned-answers
admin   PATCH  admin/canned-answers/:id
admin   DELETE admin/canned-answers/:id
admin   POST   admin/consultation-requests/:id/contacts
admin   DELETE admin/consultation-requests/:id/contacts/:contactId
lead    GET    admin/team
public  GET    response-time
admin   POST   admin/consultation-requests/status
lead    POST   admin/mails/:id/retry
lead    POST   admin/mails/retry
owner   POST   admin/tokens
public  DELETE requests/:token
public  ALL    *
public  GET    dev/inbox
public  GET    dev/inbox/:id
public  GET    docs
public  GET    docs-json
public  GET    docs/:file
public  GET    comparisons/shared/:token
public  GET    health/live
public  GET    health/ready
public  GET    requests/:token
public  GET    requests/:token/messages
public  POST   requests/:token/messages
public  POST   requests/:token/messages/seen
public  GET    requests/:token/messages/news
scraper GET    metrics
public  GET    universities
public  GET    universities/:id
public  GET    universities/by-slug/:slug
public  GET    universities/links
public  PATCH  requests/:token/phone
public  GET    universities/points
public  POST   consultation-requests
public  POST   contact
public  POST   newsletter
public  POST   newsletter-subscription
public  POST   newsletter-subscription/confirm
public  POST   newsletter-subscription/unsubscribe
public  POST   newsletter/confirm
public  POST   newsletter/unsubscribe
public  POST   requests/:token/notes
public  POST   requests/:token/withdraw
public  POST   users/login
public  POST   users/logout
public  POST   users/password-reset
public  POST   users/password-reset/confirm
public  POST   users/register
public  GET    plans/calendar/:token
public  GET    plans/family/:token
public  POST   plans/reminders-off
student DELETE applications/plan-settings/calendar
student DELETE applications/plan-settings/family
student GET    applications/:id/tasks/:taskId/calendar
student GET    applications/plan-settings
student PATCH  applications/plan-settings
student POST   applications/plan-settings/calendar
student POST   applications/plan-settings/family
student DELETE applications/:id
student DELETE applications/:id/documents/:documentId
student DELETE applications/:id/tasks/:taskId
student DELETE applications/sharing
student DELETE comparisons/:id
student DELETE shortlist/:username/:universityId/:fieldOfStudy
student DELETE users/me
student GET    applications
student GET    applications/:id
student GET    applications/:id/documents
student GET    applications/:id/tasks
student GET    applications/sharing
student GET    comparisons
student GET    users/:username/shortlist
student GET    users/me
student GET    users/me/export
student PATCH  applications/:id
student PATCH  applications/:id/documents/:documentId
student PATCH  applications/:id/stage
student PATCH  applications/:id/tasks/:taskId
student PATCH  users/me
student POST   applications
student POST   applications/:id/asked
student POST   applications/:id/correction
student POST   applications/:id/documents
student POST   applications/:id/tasks
student POST   applications/:id/undo
student POST   applications/sharing
student POST   applications/sharing/request
student POST   comparisons
student POST   shortlist
student POST   users/me/email-confirmation
student POST   users/me/email-confirmation/confirm
student POST   users/me/password
student PUT    applications/:id/tasks/planned
`;

/** What @ApiExcludeController sets. */
const EXCLUDED_FROM_DOCUMENT = 'swagger/apiExcludeController';

interface Handler {
  name: string;
  /** In openapi.json. */
  documented: boolean;
  /** By the address of the caller. */
  limited: boolean;
  row: string;
}

async function handlers(env: Record<string, string> = {}): Promise<Handler[]> {
  const config = loadConfig(env);
  const app = await NestFactory.create(AppModule.with(config), fastifyAdapter(config), {
    preview: true,
    logger: false,
  });
  const controllers = new DiscoveryService(app.get(ModulesContainer))
    .getControllers()
    .map(({ metatype }) => metatype as { prototype: object });
  return controllers.flatMap((controller) => {
    const prefix = Reflect.getMetadata('path', controller) as string;
    return new MetadataScanner().getAllMethodNames(controller.prototype).flatMap((name) => {
      const method = (controller.prototype as Record<string, object>)[name]!;
      const verb = Reflect.getMetadata('method', method) as RequestMethod | undefined;
      if (verb === undefined) return [];
      const path = [prefix, Reflect.getMetadata('path', method) as string]
        .map((part) => part.replace(/^\//, ''))
        .filter((part) => part !== '')
        .join('/');
      const access = String(Reflect.getMetadata(ACCESS, method)).padEnd(7);
      const documented = !Reflect.hasMetadata(EXCLUDED_FROM_DOCUMENT, controller);
      const limited = limitOf(method) !== undefined;
      return [{ name, documented, limited, row: `${access} ${RequestMethod[verb]!.padEnd(6)} ${path}` }];
    });
  });
}

describe('routes', () => {
  it.each([
    ['production', { NODE_ENV: 'production', ADMIN_TOKEN: 'x'.repeat(16) }],
    ['an installation with a mail server', { SMTP_URL: 'smtp://localhost' }],
  ])('of %s have no inbox', async (_, env: Record<string, string>) => {
    const rows = (await handlers(env)).map(({ row }) => row);
    expect(rows.filter((row) => row.includes('dev/'))).toEqual([]);
    expect(rows).toContain('lead    GET    admin/mails');
  });

  it('of a database server have none for the commands, which reach it themselves', async () => {
    const rows = (await handlers({ DATABASE_URL: 'postgres://localhost/x' })).map(({ row }) => row);
    expect(rows.filter((row) => row.includes('operator'))).toEqual([]);
  });

  it('are open to just those who are named here', async () => {
    const rows = (await handlers()).map(({ row }) => row).sort();
    expect(rows).toEqual(ROUTES.trim().split('\n').sort());
  });

  it('that anybody may write to are limited by the address of the caller', async () => {
    // Log-in counts what failed, log-out only ends the caller's own session, and pages are only read.
    const others = ['loginStudent', 'logoutStudent', 'sendPage'];
    const unlimited = (await handlers())
      .filter(({ row, limited }) => /^public +(POST|PATCH|PUT|DELETE|ALL) /.test(row) && !limited)
      .map(({ name }) => name);
    expect(unlimited).toEqual(others);
  });

  it('have unique operation names, documented one for one', async () => {
    const all = await handlers();
    expect(all.filter(({ documented }) => !documented).map(({ name }) => name)).toEqual([
      'showInbox',
      'showMail',
      'sendContactForm',
      'sendNewsletterForm',
      'sendConfirmationForm',
      'unsubscribeOneClick',
      'runOperation',
      'sendPage',
      'sendDocument',
      'sendDocs',
      'sendDocsFile',
    ]);
    const names = all
      .filter(({ documented }) => documented)
      .map(({ name }) => name)
      .sort();
    expect(new Set(names).size).toBe(names.length);
    const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string; summary?: string; tags?: string[] }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names);
    for (const { summary, tags } of operations) {
      expect(summary).toBeTruthy();
      expect(tags).toHaveLength(1);
    }
  });
});
