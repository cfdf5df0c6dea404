import { hashGameToken, newGameToken, openGameSession } from '../../../apps/server/features/game/index.ts'
import { openWallets, post } from '../../../apps/server/features/wallet/index.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { testProviders } from '../providers.ts'

const dayMs = 86_400_000

/** A member whose money came through the ledger. Returns the token of a game session. */
export async function enlist(db: Database, uid: bigint, balance: bigint): Promise<string> {
  const [nowMs, token] = [Date.now(), newGameToken(systemRandom, { uid, game: 1001 })]
  const session = { tokenHash: hashGameToken(token), uid, provider: testProviders.rpp.id, game: 1001 }
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  await db.member(uid, async tx => {
    await openWallets(tx, uid)
    await openGameSession(tx, { ...session, openedAtMs: nowMs, expiresAtMs: nowMs + dayMs })
    await post(tx, { ...gift, uid, reference: `demo money of ${uid}`, amount: balance, nowMs })
  })
  return token
}
