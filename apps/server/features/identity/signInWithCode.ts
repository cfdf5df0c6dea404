import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { createProfile } from '../member/index.ts'
import { openWallets } from '../wallet/index.ts'
import { hashCode, isSameHash } from './code.ts'
import { countWrong, decideTry } from './code.rules.ts'
import { countTry, findCode, lockPhone, markUsed, setGuard } from './code.store.ts'
import type { IdentityDeps } from './deps.ts'
import { sessionEndMs } from './session.rules.ts'
import { claimPhone, openSession } from './session.store.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Three transactions, since a member's schema may lie on another server than the directory. A crash between them
 * costs a code: the next sign-in finds the claimed phone and finishes what is missing.
 */
export function signInWithCode(deps: IdentityDeps): Handler<typeof contract.identity.signInWithCode> {
  const { db, clock, random } = deps
  return async ({ body }) => {
    const now = clock.now()
    const tried = await db.app(tx => tryCode(tx, deps, { ...body, nowMs: now }))
    if (tried.result === 'locked') return refuse('attempts_exceeded', tried.waitSeconds)
    if (tried.result !== 'right') return refuse('code_invalid')
    await createMember(db, tried.member)
    const token = newToken(random)
    const session = {
      tokenHash: hashToken(token),
      uid: tried.member.uid,
      createdAtMs: now,
      expiresAtMs: sessionEndMs(now),
    }
    await db.app(tx => openSession(tx, session))
    return done({ token })
  }
}

type Tried =
  | { readonly result: 'right'; readonly member: Awaited<ReturnType<typeof claimPhone>> }
  | { readonly result: 'wrong' | 'dead' }
  | { readonly result: 'locked'; readonly waitSeconds: number }

interface TypedCode {
  readonly otp_id: string
  readonly code: string
  readonly nowMs: number
}

async function tryCode(tx: AppTx, deps: IdentityDeps, typedCode: TypedCode): Promise<Tried> {
  const { otp_id, nowMs: now } = typedCode
  const named = await findCode(tx, otp_id)
  if (!named) return { result: 'dead' }
  const guard = await lockPhone(tx, named.phone, now)
  // Read again under the phone's lock: of two tries at once the second sees what the first has done.
  const code = (await findCode(tx, otp_id)) ?? named
  const typed = hashCode(deps.pepper, { id: code.id, phone: code.phone, purpose: code.purpose, digits: typedCode.code })
  const result = decideTry(
    {
      isKnown: code.purpose === 'login',
      isRight: isSameHash(typed, code.code_hash),
      isUsed: code.used_at !== null,
      expiresAtMs: code.expires_at,
      tries: code.tries,
      lockedUntilMs: guard.lockedUntilMs,
    },
    now,
  )
  if (result === 'right') {
    await markUsed(tx, code.id, now)
    const drawUsername = () => `u${String(deps.random.below(1_000_000_000)).padStart(9, '0')}`
    return { result, member: await claimPhone(tx, { phone: code.phone, nowMs: now, drawUsername }) }
  }
  if (result === 'locked') {
    return { result, waitSeconds: Math.ceil(((guard.lockedUntilMs ?? now) - now) / 1000) }
  }
  if (result === 'dead') return { result }
  const counted = countWrong(guard, now)
  await countTry(tx, code.id)
  await setGuard(tx, code.phone, counted)
  if (counted.lockedUntilMs === null) return { result }
  return { result: 'locked', waitSeconds: Math.ceil((counted.lockedUntilMs - now) / 1000) }
}

async function createMember(
  db: Database,
  member: { uid: bigint; username: string; phone: string; created_at: number },
) {
  await db.member(member.uid, async tx => {
    const { uid, username, phone, created_at } = member
    await createProfile(tx, { uid, username, phone, createdAtMs: created_at })
    await openWallets(tx, uid)
  })
}
