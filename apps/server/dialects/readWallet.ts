import type { Units } from '@saya/money'
import { findGameSession, hashGameToken, judgeGameSession } from '../features/game/index.ts'
import { findPesoWallet } from '../features/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Provider } from './providers.ts'

interface ReadDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface Reading {
  readonly outcome: 'OK' | 'PLAYER_UNKNOWN' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED'
  readonly balance: Units | null
  /** The game the session was opened for. */
  readonly game: number | null
}

/** A member's balance as it stands in the database, never a remembered one. With a token, its session is judged too. */
export function readWallet(
  deps: ReadDeps,
  provider: Provider,
  { uid, token }: { readonly uid: bigint; readonly token?: string | undefined },
): Promise<Reading> {
  return deps.db.member(uid, async tx => {
    const wallet = await findPesoWallet(tx, uid)
    if (!wallet) return { outcome: 'PLAYER_UNKNOWN', balance: null, game: null }
    if (token === undefined) return { outcome: 'OK', balance: wallet.balance, game: null }
    const session = await findGameSession(tx, hashGameToken(token))
    const judged = judgeGameSession(session, { uid, provider: provider.id, nowMs: deps.clock.now() })
    if (!judged.ok) return { outcome: judged.code, balance: wallet.balance, game: null }
    return { outcome: 'OK', balance: wallet.balance, game: session?.game ?? null }
  })
}
