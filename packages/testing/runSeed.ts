import { createHash, randomBytes } from 'node:crypto'

/**
 * What this run of the tests draws by chance, another at each run. `npm test` gives it to all of its parts. A test that uses it
 * names it where it fails, and `FUZZ_SEED` brings it back.
 */
export const runSeed = process.env.FUZZ_SEED ?? randomBytes(4).toString('hex')

/** The seed of the run as a number, for what counts its seeds on from there. */
export function numberOfRun(seed: string = runSeed): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() % 1_000_000_000
}
