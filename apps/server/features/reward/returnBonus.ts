import type { contract } from '@saya/contract'
import type { Parts } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Language } from '@saya/contract/text.ts'
import { formatMoney, formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findPurse, isBonus, listOpenLots, lockPesoWallet, returnOf, withdrawable } from '../wallet/index.ts'
import type { RewardDeps } from './deps.ts'
import { postReturn } from './postReturn.ts'
import { type BonusReturn, findReturn } from './return.store.ts'

type Operation = typeof contract.reward.returnBonus

/** Takes what is left of a bonus and closes its lot, in one commit. Given back before is given back: it is answered alike. */
export function returnBonus({ clock }: Pick<RewardDeps, 'clock'>): Handler<Operation> {
  return async ({ caller: { uid }, body, visitor: { language }, once }) =>
    once(async tx => {
      const found = await giveBack(tx, { uid, body, nowMs: clock.now() })
      if ('code' in found) return refuse(found.code)
      const purse = await findPurse(tx, uid)
      const amount = formatPesos(found.given.amount)
      const free = formatPesos(purse ? withdrawable(purse) : 0n)
      return done({ message: messageOf(found.given.amount, language), amount, withdrawable: free })
    })
}

interface Wish {
  readonly uid: bigint
  readonly body: Parts<Operation>['body']
  readonly nowMs: number
}

type ReturnResult =
  | { readonly given: BonusReturn }
  | { readonly code: 'bonus_gone' | 'bonus_round_open' | 'bonus_changed' }

/** Whoever has a round open may still win with the bonus: nobody knows yet what is left of it. */
async function giveBack(tx: MemberTx, { uid, body, nowMs }: Wish): Promise<ReturnResult> {
  const lot = BigInt(body.lot)
  const wallet = await lockPesoWallet(tx, uid)
  const known = await findReturn(tx, { uid, lot })
  if (known) return { given: known }
  if (!wallet) return { code: 'bonus_gone' }
  const lots = await listOpenLots(tx, uid, wallet.turnover)
  const own = lots.find(({ seq }) => seq === lot)
  const left = own && isBonus(own) ? returnOf(wallet, lots, lot) : undefined
  if (!own || !left) return { code: 'bonus_gone' }
  if (wallet.open_rounds > 0) return { code: 'bonus_round_open' }
  if (formatPesos(left.amount) !== body.amount) return { code: 'bonus_changed' }
  return { given: await postReturn(tx, { uid, lot, cashType: own.kind, ...left, atMs: nowMs }) }
}

function messageOf(units: bigint, language: Language): string {
  const amount = formatMoney(units)
  return language === 'tl'
    ? `Naibalik ang bonus. Nabawas ang ${amount} sa balanse mo.`
    : `The bonus was given back. ${amount} was taken from your balance.`
}
