import { randomBytes, randomUUID } from 'node:crypto'

/**
 * Chance as a parameter. Behind it stands the kernel's own generator (ChaCha20, seeded from the hardware's noise and
 * again all the time), which nobody predicts from what it gave before.
 */
export interface Random {
  bytes(count: number): Buffer
  newId(): string
}

export const systemRandom: Random = { bytes: count => randomBytes(count), newId: () => randomUUID() }
