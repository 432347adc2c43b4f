import { hash, verify } from '@node-rs/argon2';

// Argon2id with the parameters OWASP's password storage cheat sheet recommends: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, PARAMETERS);

let nobodysHash: Promise<string> | undefined;

/** Checks a password; without a stored hash it takes the same time and fails. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return matches && storedHash !== undefined;
}
