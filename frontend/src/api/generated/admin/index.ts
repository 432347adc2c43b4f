export * from './list-exports.ts';
export * from './get-staff-member.ts';
export * from './list-staff-tokens.ts';
export * from './create-staff-token.ts';
export * from './revoke-staff-token.ts';
