import type { Units } from '@saya/money'
import type { Logger } from 'pino'
import { findGameSession, hashGameToken, judgeGameSession } from '../features/game/index.ts'
import { findPesoWallet } from '../features/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { acquaintanceOf } from './ownPlayers.ts'
import type { Provider } from './providers.ts'

export interface Reading {
  readonly outcome: 'OK' | 'PLAYER_UNKNOWN' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'BUSY' | 'TEMPORARY'
  readonly balance: Units | null
}

export interface WalletReader {
  /**
   * A member's balance as it stands in the database, never a remembered one. With a token, its session is judged too. Of who
   * has no game of the provider's open, nor had lately, it is told no more than of who is not there.
   */
  read(provider: Provider, asked: WalletQuery): Promise<Reading>
}

interface WalletQuery {
  readonly uid: bigint
  readonly token?: string | undefined
  /** The game the session must be for, where the provider's sessions are each for one. */
  readonly game?: number | undefined
}

/** So many readings may wait for a connection at once: beyond it nobody would be answered in time, players least of all. */
const most = 128

export function walletReader({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): WalletReader {
  let waiting = 0
  return {
    async read(provider, { uid, token, game }) {
      if (waiting >= most) return { outcome: 'BUSY', balance: null }
      waiting++
      try {
        return await db.member(uid, async tx => {
          const wallet = await findPesoWallet(tx, uid)
          const nowMs = clock.now()
          const isPlayer = (await acquaintanceOf(tx, provider, { uid, nowMs })) === 'player'
          if (!wallet || !isPlayer) return { outcome: 'PLAYER_UNKNOWN', balance: null }
          if (token === undefined) return { outcome: 'OK', balance: wallet.balance }
          const session = await findGameSession(tx, hashGameToken(token))
          const judged = judgeGameSession(session, { uid, provider: provider.id, game, nowMs })
          return { outcome: judged.ok ? 'OK' : judged.code, balance: wallet.balance }
        })
      } catch (error) {
        log.error({ err: error, provider: provider.code }, 'a balance could not be read')
        return { outcome: 'TEMPORARY', balance: null }
      } finally {
        waiting--
      }
    },
  }
}
