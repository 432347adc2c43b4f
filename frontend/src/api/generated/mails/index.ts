export * from './list-mails.ts';
export * from './retry-all-mails.ts';
export * from './retry-mail.ts';
