import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { instant } from '../../../apps/server/platform/db/instant.ts'
import type { DepositWorld } from './depositWorld.ts'
import { askOffice } from './operator.ts'
import { readLedger } from '../ledger/ledgerWorld.store.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'
import { pace } from '../pace.ts'

const soon = { timeout: 15_000 * pace, interval: 50 }

export interface BreakName {
  readonly gateway: string
  readonly payment_id: string
}

/** Money that came for a deposit that was canceled before. */
export async function makeBreak(cashier: DepositWorld, player: Player): Promise<BreakName> {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.act(payUrl, { act: 'fail' })
  await expect.poll(async () => (await cashier.row(player, id)).status, soon).toBe('canceled')
  await cashier.act(payUrl)
  await expect.poll(() => readBreaks(cashier.world, id), soon).toHaveLength(1)
  const [row] = await readBreaks(cashier.world, id)
  return { gateway: 'paymongo', payment_id: row?.payment_id ?? '' }
}

function readBreaks({ db }: World, reference: string) {
  return db.app(tx => tx.selectFrom('payment_break').select('payment_id').where('reference', '=', reference).execute())
}

/** What nobody can be credited with: money in another currency than ours, or that another deposit has already. */
export async function makeDeadBreak({ db }: World, uid: bigint, reason: 'currency' | 'taken'): Promise<BreakName> {
  const name = { gateway: 'paymongo', payment_id: `pay_${reason}` }
  const currency = reason === 'currency' ? 'USD' : 'PHP'
  const found = { reason, reference: randomUUID(), uid, amount: 125_000n, currency, found_at: instant(1000) }
  await db.app(tx =>
    tx
      .insertInto('payment_break')
      .values({ ...name, ...found })
      .execute(),
  )
  return name
}

export const breakReason = 'It is hers: receipt 4711'

export interface Deciding {
  readonly token: string
  readonly uid: bigint
  readonly isAgreed?: boolean
}

export function proposeBreak(world: World, name: BreakName, { token, uid }: Deciding) {
  const body = { ...name, uid: String(uid), reason: breakReason }
  return askOffice(world, 'POST /office/api/break/propose', { body }, token)
}

export function decideBreak(world: World, name: BreakName, { token, uid, isAgreed = true }: Deciding) {
  const body = { ...name, uid: String(uid), is_agreed: isAgreed, reason: breakReason }
  return askOffice(world, 'POST /office/api/break/decide', { body }, token)
}

export async function stateOfBreak({ db }: World, { payment_id: id }: BreakName): Promise<string | undefined> {
  const row = await db.app(tx =>
    tx.selectFrom('payment_break').select('state').where('payment_id', '=', id).executeTakeFirst(),
  )
  return row?.state
}

/** What a member was credited with, by the journal. */
export async function creditsOf({ db }: World, { uid }: Player) {
  const { journal } = await db.member(uid, tx => readLedger(tx, uid))
  return journal.map(({ kind, source, amount, reference }) => [kind, source, amount, reference])
}
