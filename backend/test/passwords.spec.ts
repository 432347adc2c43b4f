import * as argon2 from '@node-rs/argon2';

// Not a global in ES modules.
const { jest: modules } = import.meta as unknown as {
  jest: { unstable_mockModule(name: string, factory: () => object): void };
};
const verified: string[] = [];
modules.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (stored: string, password: string) => {
    verified.push(stored);
    return argon2.verify(stored, password);
  },
}));
const { hashPassword, passwordMatches } = await import('../src/users/passwords.js');

describe('checking a password', () => {
  it('is the same work whether or not there is such an account: one Argon2id hash of the same cost', async () => {
    const stored = await hashPassword('correct horse');
    expect(await passwordMatches(stored, 'a wrong one')).toBe(false);
    expect(await passwordMatches(undefined, 'a wrong one')).toBe(false);
    // Without an account every password fails, also the one of the hash that is used for timing.
    expect(await passwordMatches(undefined, 'no account has this password')).toBe(false);
    expect(await passwordMatches(stored, 'correct horse')).toBe(true);
    expect(verified).toHaveLength(4);
    const cost = (hash: string) => hash.split('$').slice(1, 4).join(' ');
    expect(new Set(verified.map(cost))).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']));
  });
});
