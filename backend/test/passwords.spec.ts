import { verify } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from '../src/users/passwords.js';

describe('checking a password', () => {
  it('is the same work whether or not there is such an account: one Argon2id hash of the same cost', async () => {
    const verified: string[] = [];
    const matches = (stored: string | undefined, password: string) =>
      passwordMatches(stored, password, (hash, given) => {
        verified.push(String(hash));
        return verify(hash, given);
      });
    const stored = await hashPassword('correct horse');
    expect(await matches(stored, 'a wrong one')).toBe(false);
    expect(await matches(undefined, 'a wrong one')).toBe(false);
    // Without an account every password fails, also the one of the hash that is used for timing.
    expect(await matches(undefined, 'no account has this password')).toBe(false);
    expect(await matches(stored, 'correct horse')).toBe(true);
    expect(verified).toHaveLength(4);
    const cost = (hash: string) => hash.split('$').slice(1, 4).join(' ');
    expect(new Set(verified.map(cost))).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']));
  });
});
