export * from './list-newsletter-subscribers.ts';
export * from './export-newsletter-subscribers.ts';
export * from './subscribe-to-newsletter.ts';
export * from './confirm-newsletter-subscription.ts';
export * from './unsubscribe-from-newsletter.ts';
