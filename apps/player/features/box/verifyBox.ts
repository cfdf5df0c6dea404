import type { Calls } from '@saya/contract'
import { type BoxCheck, type BoxProof, findBoxFaults, writeBoxProof } from '@saya/game-math'
import type { OwnWord } from './ownWords.ts'

export type ShownProof = NonNullable<Calls['GET /promo/blindbox/detail']['answer']['data'][number]['proof']>
export type ProofFault = BoxCheck | 'own'

function proofOf({ client_seed: clientSeed, odds_hash: _hash, ...told }: ShownProof): BoxProof {
  return { ...told, clientSeed }
}

/** Draws a box again, and compares it with what this browser was shown and sent. Answers what does not hold. */
export function verifyBox(proof: ShownProof, own: OwnWord | undefined): readonly ProofFault[] {
  const isOwn = !own || (own.commitment === proof.commitment && own.clientSeed === proof.client_seed)
  return [...findBoxFaults(proofOf(proof)), ...(isOwn ? [] : (['own'] as const))]
}

/** The proof as one word, to be checked anywhere. */
export function copyOf(proof: ShownProof): string {
  return writeBoxProof(proofOf(proof))
}
