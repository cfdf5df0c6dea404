import { kycStatus } from '@saya/contract/kycStatus.ts'
import { setPassword } from '../../../apps/server/features/identity/index.ts'
import { passwordHashes } from '../../../apps/server/features/identity/password/passwordHashes.ts'
import { hashToken, newToken } from '../../../apps/server/features/identity/session/token.ts'
import { claimPhone, openSession } from '../../../apps/server/features/identity/session/session.store.ts'
import { addPrompt } from '../../../apps/server/features/limit/prompt.store.ts'
import { setPerson } from '../../../apps/server/features/kyc/standing/standing.store.ts'
import { createProfile } from '../../../apps/server/features/member/index.ts'
import { openWallets } from '../../../apps/server/features/wallet/index.ts'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { AppTx, Database } from '../../../apps/server/platform/db/database.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { markSignIn, setAvatar, setEmail, setStanding } from './player.store.ts'

export interface PlayerWish {
  readonly phone?: string
  readonly kyc?: keyof typeof kycStatus
  readonly avatar?: string
  /** Who they were found to be. */
  readonly name?: { readonly firstName: string; readonly middleName: string; readonly lastName: string }
  readonly email?: string
  /** Set long ago, unless it is said how long ago. */
  readonly password?: string
  readonly passwordAgeMs?: number
  /** Has yet to be asked for a limit before they first pay in. */
  readonly isUnasked?: boolean
}

export interface Player {
  readonly uid: bigint
  readonly phone: string
  readonly token: string
}

let made = 0
const hashes = new Map<string, Promise<string>>()

/** A password has one hash in a run, since each takes a tenth of a second. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? passwordHashes().make(password)
  hashes.set(password, known)
  return known
}

/** A signed-in member in the standing a test needs, made directly. */
export async function createPlayer(db: Database, clock: Clock, wish: PlayerWish = {}): Promise<Player> {
  const phone = wish.phone ?? `9${String(200_000_000 + ++made + process.pid * 1000).slice(-9)}`
  const nowMs = clock.now()
  const member = await db.app(tx => claimPhone(tx, { phone, nowMs, drawUsername: () => `u${phone.slice(1)}` }))
  const { uid, username } = member
  const { name, avatar, email, password, passwordAgeMs = 30 * 24 * 3_600_000 } = wish
  const standing = { uid, kycStatus: kycStatus[wish.kyc ?? 'unset'], nowMs }
  await db.member(uid, async tx => {
    await createProfile(tx, { uid, username, phone, createdAtMs: nowMs })
    await openWallets(tx, uid)
    await setStanding(tx, standing)
    if (!wish.isUnasked) await addPrompt(tx, uid, nowMs)
    if (name) await setPerson(tx, { uid, ...name, gender: 'Female', birthday: '1990-05-17' })
    if (avatar) await setAvatar(tx, uid, avatar)
  })
  const hash = password === undefined ? undefined : await hashOf(password)
  return db.app(async tx => {
    await markSignIn(tx, standing)
    if (email) await setEmail(tx, uid, email)
    if (hash) await setPassword(tx, { uid, hash, nowMs: nowMs - passwordAgeMs })
    return signInNow(tx, { uid, phone }, nowMs)
  })
}

/** The member with a session of now, where the clock has gone beyond the one before. */
export function signInAgain(db: Database, clock: Clock, player: Player): Promise<Player> {
  return db.app(tx => signInNow(tx, player, clock.now()))
}

async function signInNow(tx: AppTx, { uid, phone }: Omit<Player, 'token'>, nowMs: number): Promise<Player> {
  const token = newToken(systemRandom)
  const expiresAtMs = nowMs + 7 * 24 * 3_600_000
  await openSession(tx, { tokenHash: hashToken(token), uid, createdAtMs: nowMs, expiresAtMs })
  return { uid, phone, token }
}
