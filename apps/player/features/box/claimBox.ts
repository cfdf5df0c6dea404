import type { Calls } from '@saya/contract'
import { manilaDay } from '@saya/money'
import { callServer, outdateAnswers } from '../../shared/answer/client.ts'
import { fillByChance } from '../../shared/device/chance.ts'
import { tap } from '../../shared/device/tap.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { findOwnWord, keepOwnWord } from './ownWords.ts'

export type OpenedBox = Calls['POST /promo/blindbox/claim']['answer']

const wordBytes = 16

/** A word that nobody but this browser knows before it is sent. */
function makeWord(): string {
  const bytes = fillByChance(new Uint8Array(wordBytes))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whose box it is, and whether it was opened before this browser has sent anything. */
async function readBefore() {
  await outdateAnswers()
  const query = { cash_type: '4001' } as const
  const [{ uid }, { task_state: state }] = await Promise.all([
    callServer('GET /member/detail'),
    callServer('GET /promo/bonus/query', { query }),
  ])
  return { uid, isOpened: state === 2 }
}

/**
 * Opens the box of today, and keeps what was promised of it and what this browser sends. That is kept before it is sent, and no answer
 * changes it: the server has to draw by it, and an answer that never came does not make it another one's.
 */
export async function claimBox(commitment: string): Promise<OpenedBox> {
  const clientSeed = makeWord()
  const { uid, isOpened } = await readBefore()
  const day = manilaDay(serverClock.now())
  const known = findOwnWord(uid, day) ?? { commitment, sent: [], wasOpened: isOpened, bonus: null }
  const own = { ...known, sent: [...known.sent, clientSeed] }
  keepOwnWord(uid, day, own)
  const opened = await callServer('POST /promo/blindbox/claim', { body: { client_seed: clientSeed } })
  tap()
  keepOwnWord(uid, day, { ...(findOwnWord(uid, day) ?? own), bonus: opened.bonus })
  return opened
}
