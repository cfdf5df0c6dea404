import { randomUUID } from 'node:crypto'
import { hashGameToken, newGameToken, openGameSession } from '../../../apps/server/features/game/index.ts'
import { openWallets, post } from '../../../apps/server/features/wallet/index.ts'
import type { Database, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { addProposal, decideProposal } from '../../../apps/server/platform/proposal/proposal.store.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { testProviders } from '../parties/providers.ts'

const dayMs = 86_400_000

interface Enlistment {
  readonly uid: bigint
  readonly balance: bigint
  readonly nowMs?: number
}

/** A member whose money came through the ledger, as an adjustment that two people agreed to. Returns the token of a game session. */
export async function enlist(db: Database, { uid, balance, nowMs = Date.now() }: Enlistment): Promise<string> {
  const token = newGameToken(systemRandom, { uid, game: 1001 })
  const session = { tokenHash: hashGameToken(token), uid, provider: testProviders.rpp.id, game: 1001 }
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  await db.member(uid, async tx => {
    await openWallets(tx, uid)
    await openGameSession(tx, { ...session, openedAtMs: nowMs, expiresAtMs: nowMs + dayMs })
    await post(tx, {
      ...gift,
      uid,
      reference: await agreeOn(tx, { uid, amount: balance, nowMs }),
      amount: balance,
      nowMs,
    })
  })
  return token
}

interface Gift {
  readonly uid: bigint
  readonly amount: bigint
  readonly nowMs: number
}

async function agreeOn(tx: MemberTx, { uid, amount, nowMs }: Gift): Promise<string> {
  const why = { direction: 'given', cause: 'goodwill', reason: 'To play with', evidence: 'A simulation' } as const
  const maker = { operatorId: randomUUID(), email: 'Maker' }
  const checker = { operatorId: randomUUID(), email: 'Checker' }
  const row = await addProposal(tx, 'adjustment', { about: { ...why, uid, amount }, by: maker, nowMs })
  if (!row) throw new Error(`Another adjustment of ${uid} waits.`)
  await decideProposal(tx, 'adjustment', { id: row.id, to: 'approved', by: checker, decision: '', nowMs })
  return row.id
}
