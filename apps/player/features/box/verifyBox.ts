import type { Calls } from '@saya/contract'
import { type BoxCheck, type BoxProof, findBoxFaults, writeBoxProof } from '@saya/game-math'
import type { OwnWord } from './ownWords.ts'

export type BoxRecord = Calls['GET /promo/blindbox/detail']['answer']['data'][number]
export type ShownProof = NonNullable<BoxRecord['proof']>
export type ProofFault = BoxCheck | 'member' | 'record' | 'shown' | 'word'

/** A proof beside what the page shows of its box, and whose page it is. */
export interface ShownBox extends Pick<BoxRecord, 'date' | 'bonus'> {
  readonly proof: ShownProof
  readonly uid: string
}

export interface BoxVerdict {
  /** What does not hold. */
  readonly faults: readonly ProofFault[]
  /** Whether the word that counted was sent by this browser. Another browser cannot tell whether it was ever sent. */
  readonly isOwnWord: boolean
}

function proofOf({ client_seed: clientSeed, odds_hash: _hash, ...told }: ShownProof): BoxProof {
  return { ...told, clientSeed }
}

/** Draws a box again, and compares it with the page, its member, and what this browser was shown and sent. */
export function verifyBox({ proof, date, bonus, uid }: ShownBox, own: OwnWord | undefined): BoxVerdict {
  const isOwnWord = own?.sent.includes(proof.client_seed) === true
  const holds = {
    member: proof.uid === uid,
    record: proof.day === date && proof.bonus === bonus && (own?.bonus ?? bonus) === bonus,
    shown: own === undefined || own.commitment === proof.commitment,
    word: isOwnWord || own === undefined || own.wasOpened,
  }
  const faults = (['member', 'record', 'shown', 'word'] as const).filter(name => !holds[name])
  return { faults: [...findBoxFaults(proofOf(proof)), ...faults], isOwnWord }
}

export type BoxStanding = 'holds' | 'broken' | 'elsewhere'

/** What a verdict comes to in a word: nothing is proven of a box whose word came from elsewhere. */
export function standingOf({ faults, isOwnWord }: BoxVerdict): BoxStanding {
  if (faults.length > 0) return 'broken'
  return isOwnWord ? 'holds' : 'elsewhere'
}

/** The proof as one word, to be checked anywhere. */
export function copyOf(proof: ShownProof): string {
  return writeBoxProof(proofOf(proof))
}
