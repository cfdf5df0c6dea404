import type { Clock } from '../../../platform/clock.ts'
import type { News } from '../../../platform/events/index.ts'

/** What is remembered of a session that counts. */
export interface KnownSession {
  readonly id: string
  readonly uid: bigint
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly seenAtMs: number | null
  readonly confirmedAtMs: number | null
  readonly confirmedBy: string | null
  /** Whether nothing but a passkey lets the member in. */
  readonly asksPasskey: boolean
  readonly isBlocked: boolean
  /** When the KYC clock has something to do for the member; null while it stands still. */
  readonly kycNextAtMs: number | null
}

export interface SessionCache {
  get(tokenHash: Buffer): KnownSession | undefined
  /** Reads a session anew and remembers it, unless news came meanwhile that it may not know of. */
  read<T extends KnownSession | undefined>(tokenHash: Buffer, from: () => Promise<T>): Promise<T>
}

interface CacheEntry {
  readonly session: KnownSession
  readonly untilMs: number
}

const rememberedMs = 30_000

interface CacheOptions {
  readonly clock: Clock
  readonly news: Pick<News, 'on' | 'onGap' | 'isProven'>
  readonly most?: number
}

/**
 * Remembers sessions for half a minute at most, as long as it is certain to hear of those that end. While it is not,
 * it forgets everything, and the database is asked each time.
 */
export function sessionCache({ clock, news, most = 50_000 }: CacheOptions): SessionCache {
  const remembered = new Map<string, CacheEntry>()
  const namesOf = new Map<string, Set<string>>()
  /** Moves with all news, so that what was read before them is not kept after them. */
  let generation = 0

  function forgetAll(): void {
    generation++
    remembered.clear()
    namesOf.clear()
  }

  function forget(name: string): void {
    const uid = String(remembered.get(name)?.session.uid)
    remembered.delete(name)
    const names = namesOf.get(uid)
    names?.delete(name)
    if (names?.size === 0) namesOf.delete(uid)
  }

  function hear({ uid, session }: { readonly uid: string; readonly session?: string | undefined }): void {
    generation++
    for (const name of namesOf.get(uid) ?? []) {
      if (session === undefined || remembered.get(name)?.session.id === session) forget(name)
    }
  }

  function keep(name: string, session: KnownSession): void {
    const oldest = remembered.size >= most ? remembered.keys().next().value : undefined
    if (oldest !== undefined) forget(oldest)
    remembered.set(name, { session, untilMs: clock.now() + rememberedMs })
    const uid = String(session.uid)
    namesOf.set(uid, (namesOf.get(uid) ?? new Set()).add(name))
  }

  news.on('session.ended', hear)
  news.on('session.changed', hear)
  news.on('kyc.changed', hear)
  news.onGap(forgetAll)

  return {
    get(tokenHash) {
      if (!news.isProven()) {
        if (remembered.size > 0) forgetAll()
        return undefined
      }
      const name = tokenHash.toString('base64')
      const found = remembered.get(name)
      if (!found || found.untilMs > clock.now()) return found?.session
      forget(name)
      return undefined
    },
    async read(tokenHash, from) {
      const readIn = generation
      const session = await from()
      const name = tokenHash.toString('base64')
      forget(name)
      if (session && readIn === generation && news.isProven()) keep(name, session)
      return session
    },
  }
}
