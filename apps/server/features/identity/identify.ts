import type { Identify } from '../../platform/auth/caller.ts'
import type { TokenRefusal } from '../../platform/auth/tokenRefusals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import { tellOfSession } from './notice.ts'
import { findReplaced, markShown, takeBackToken } from './session/replacedToken.store.ts'
import {
  confirmedUntilMs,
  isConfirmed,
  isDueForExtension,
  isDueForSeeing,
  isStrongProof,
  judgeReplaced,
  sessionEndMs,
} from './session/session.rules.ts'
import { type Ender, endSession, findEnder, findSession, useSession } from './session/session.store.ts'
import type { KnownSession, SessionCache } from './session/sessionCache.ts'
import { hashToken } from './session/token.ts'

interface IdentifyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly cache?: SessionCache | undefined
  /** Does what the KYC clock has to do for a member by now. It is due when what is read anyway says so. */
  readonly turnClock?: ((uid: bigint) => Promise<void>) | undefined
}

const refusals: Readonly<Record<Ender, TokenRefusal>> = {
  elsewhere: 'ended_elsewhere',
  password: 'ended_by_password',
  phone: 'ended_by_phone',
  safety: 'ended_for_safety',
}

function refusalOf(ender: Ender | undefined): TokenRefusal {
  return ender ? refusals[ender] : 'invalid_token'
}

/** Finds the member behind a token. */
export function identify(deps: IdentifyDeps): Identify {
  const { db, clock, cache } = deps

  async function read(tokenHash: Buffer): Promise<KnownSession | undefined> {
    const now = clock.now()
    const session = await db.app(tx => readSession(tx, tokenHash, now))
    if (session && session.expiresAtMs > now && isDueForExtension(session, now)) {
      const expiresAtMs = sessionEndMs(session.createdAtMs, now)
      await db.app(tx => useSession(tx, { tokenHash, nowMs: now, expiresAtMs }))
      return { ...session, expiresAtMs, seenAtMs: now }
    }
    return session
  }

  return async (token, { isFresh = false } = {}) => {
    const sessionHash = hashToken(token)
    const readNow = () => read(sessionHash)
    const remembered = isFresh ? undefined : cache?.get(sessionHash)
    const session = remembered ?? (await (cache ? cache.read(sessionHash, readNow) : readNow()))
    const now = clock.now()
    if (!session) return refusalOf(await db.app(tx => findEnder(tx, sessionHash)))
    if (session.expiresAtMs <= now) return 'token_expired'
    if (!remembered && isDueForSeeing(session.seenAtMs, now)) {
      const seen = { tokenHash: sessionHash, nowMs: now, expiresAtMs: session.expiresAtMs }
      // Nobody waits for it, and nothing is lost when it is not written.
      db.app(tx => useSession(tx, seen)).catch(() => {})
    }
    const isClockDue = session.kycNextAtMs !== null && session.kycNextAtMs <= now
    if (isClockDue) await deps.turnClock?.(session.uid)
    return {
      kind: 'member',
      uid: session.uid,
      sessionHash,
      sessionId: session.id,
      isBlocked: session.isBlocked,
      ...proofOf(session, now),
    }
  }
}

/** What the member has proved in a session, as long as it counts. */
function proofOf(session: KnownSession, nowMs: number) {
  const isProven = isConfirmed(session.confirmedAtMs, nowMs)
  return {
    isConfirmed: isProven,
    confirmedUntilMs: confirmedUntilMs(session.confirmedAtMs),
    isConfirmedStrongly: isProven && isStrongProof(session),
    isConfirmedByPasskey: isProven && session.confirmedBy === 'passkey',
  }
}

async function readSession(tx: AppTx, tokenHash: Buffer, nowMs: number): Promise<KnownSession | undefined> {
  const row = await findSession(tx, tokenHash)
  if (!row) return readReplaced(tx, tokenHash, nowMs)
  // A sign-in that was under way while the account was closed has opened a session that counts for nothing.
  if (row.ended_at !== null || row.closed_at !== null) return undefined
  if (row.previous_hash && !(await markShown(tx, tokenHash))) return undefined
  return {
    id: row.id,
    uid: row.uid,
    createdAtMs: row.created_at,
    expiresAtMs: row.expires_at,
    seenAtMs: row.seen_at,
    confirmedAtMs: row.confirmed_at,
    confirmedBy: row.confirmed_by,
    asksPasskey: row.asks_passkey,
    isBlocked: row.blocked_at !== null,
    kycNextAtMs: row.kyc_next_at,
  }
}

/** A token that somebody else has replaced ends its session, and its member hears of it. */
async function readReplaced(tx: AppTx, tokenHash: Buffer, nowMs: number): Promise<KnownSession | undefined> {
  const replaced = await findReplaced(tx, tokenHash)
  if (!replaced) return undefined
  const verdict = judgeReplaced(
    {
      replacedAtMs: replaced.replaced_at,
      isSessionOver: replaced.ended_at !== null,
      isAnswerLost: replaced.previous_hash?.equals(tokenHash) ?? false,
    },
    nowMs,
  )
  if (verdict === 'dead') return undefined
  if (verdict === 'late') {
    await takeBackToken(tx, replaced.id, tokenHash)
    return readSession(tx, tokenHash, nowMs)
  }
  const { id, uid, phone } = replaced
  await endSession(tx, { uid, id, by: 'safety', nowMs })
  await openIncidents(tx, [{ kind: 'TOKEN_SHOWN_AGAIN', subject: `session ${id}`, detail: {} }], nowMs)
  await tellOfSession(tx, { uid, phone, what: 'session', nowMs })
  return undefined
}
