import type { Calls } from '@saya/contract'
import { callServer } from '../../shared/answer/client.ts'
import { fillByChance } from '../../shared/device/chance.ts'
import { keepOwnWord } from './ownWords.ts'

export type OpenedBox = Calls['POST /promo/blindbox/claim']['answer']

const wordBytes = 16

/** A word that nobody but this browser knows before it is sent. */
function makeWord(): string {
  const bytes = fillByChance(new Uint8Array(wordBytes))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Opens the box of today, and keeps what was promised of it and sent. */
export async function claimBox(commitment: string): Promise<OpenedBox> {
  const clientSeed = makeWord()
  const opened = await callServer('POST /promo/blindbox/claim', { body: { client_seed: clientSeed } })
  const { uid, day, client_seed: counted } = opened.proof
  // Another device of the member may have been faster: then its word counts, and only the promise can be compared here.
  keepOwnWord(uid, day, { commitment, clientSeed: counted })
  return opened
}
