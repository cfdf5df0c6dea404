import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { returnQuota, takeQuota } from './quota.store.ts'
import { budgetLimits } from './sendLimits.ts'

type BudgetDeps = Pick<IdentityDeps, 'smsPerDay'>

const kind = 'texts of a day'
const reserve = 'texts in reserve'
/** Longer than its day, which it is named after. */
const keptMs = 48 * 3_600_000

/** Takes one text of the day's budget in Manila. Somebody hears of it before the last is taken, and with the last. */
export async function takeText(tx: AppTx, deps: BudgetDeps, nowMs: number): Promise<boolean> {
  const most = deps.smsPerDay
  const subject = manilaDay(nowMs)
  const taken = await takeQuota(tx, { kind, subject, most, windowMs: keptMs }, nowMs)
  if (!taken.ok) return false
  const used = Number(taken.used)
  const isMet = used === most || used === Math.ceil(most * budgetLimits.warnShare)
  if (isMet) {
    const spent = used === most ? 'SMS_BUDGET_SPENT' : 'SMS_BUDGET_LOW'
    await openIncidents(tx, [{ kind: spent, subject, detail: { used, most } }], nowMs)
  }
  return true
}

/** Of what a text was taken. */
export type TextBudget = 'day' | 'reserve'

/** The same for somebody whom we know, or for a notice to them: once strangers have used the day up, there is a reserve. */
export async function takeOwnText(tx: AppTx, deps: BudgetDeps, nowMs: number): Promise<TextBudget | undefined> {
  if (await takeText(tx, deps, nowMs)) return 'day'
  const most = Math.ceil(deps.smsPerDay * budgetLimits.reserveShare)
  const taken = await takeQuota(tx, { kind: reserve, subject: manilaDay(nowMs), most, windowMs: keptMs }, nowMs)
  return taken.ok ? 'reserve' : undefined
}

/** For a text that the carrier did not take. */
export async function returnText(tx: AppTx, nowMs: number, budget: TextBudget = 'day'): Promise<void> {
  await returnQuota(tx, { kind: budget === 'day' ? kind : reserve, subject: manilaDay(nowMs) })
}
