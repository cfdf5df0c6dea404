import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos, unitsPerPeso } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { closeIncidents } from '../../platform/incident/incident.store.ts'
import { listActivePayees } from '../payee/index.ts'
import { actFirst } from '../staff/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { beginOnBehalf, notifyChange, readOnBehalf, type RiskEvidence } from '../withdrawal/index.ts'
import { mayNote } from './creditReturn.rules.ts'
import {
  type CreditReturn,
  findCreditReturn,
  listOpenAmounts,
  lockCreditReturn,
  setCreditReturned,
} from './creditReturn.store.ts'
import { creditNameOf, viewCreditReturn } from './creditReturn.view.ts'
import type { CreditReturnDeps } from './deps.ts'

type Operation = typeof officeContract.creditReturn.endCreditReturn

/**
 * What reached an excluded member goes back: its withdrawal and the end of the task are one commit. It is looked at on the
 * withdrawal desk like any other, where nothing was played by a person.
 */
export function endCreditReturn(deps: CreditReturnDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, account_id: accountId, reason } = call.body
    if (!(await db.member(uid, tx => findCreditReturn(tx, uid, id)))) return refuse('not_found')
    const beside = accountId === '' ? undefined : await readOnBehalf(deps, { uid, accountId })
    const object = { kind: 'creditReturn', id } as const
    const after = { status: accountId === '' ? 'noted' : 'payout' }
    const act = { action: 'return.end', object, uid, after, reason } as const
    const ended = await actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => end(tx, deps, { call, beside, nowMs: clock.now() })),
    )
    if (!ended.ok) return ended
    const { row, withdrawal } = ended.data
    if (withdrawal) await notifyChange(deps, { uid, ...withdrawal })
    await closeTask(deps, row)
    return done(viewCreditReturn(row, await db.member(uid, tx => listActivePayees(tx, uid))))
  }
}

interface Ending {
  readonly call: Call<Operation>
  readonly beside: RiskEvidence | undefined
  readonly nowMs: number
}

async function end(tx: MemberTx, deps: CreditReturnDeps, { call, beside, nowMs }: Ending) {
  const { uid, id, account_id: accountId, reason } = call.body
  const row = await lockCreditReturn(tx, uid, id)
  if (!row) return refuse('not_found')
  if (row.status !== 'open') return refuse('credit_return_ended')
  // Whole pesos leave; what is less than one stays with the member.
  const body = { account_id: accountId, amount: String(row.amount / unitsPerPeso) }
  const begun = beside && (await beginOnBehalf(deps, tx, { uid, body, beside }))
  if (begun && !begun.ok) return refuse('credit_return_failed')
  if (!begun) {
    const balance = (await lockPesoWallet(tx, uid))?.balance ?? 0n
    const noting = { amount: row.amount, open: await listOpenAmounts(tx, uid), balance }
    if (!mayNote(noting)) return { ...refuse('credit_return_there'), values: { balance: formatPesos(balance) } }
  }
  const withdrawal = begun?.data
  await setCreditReturned(tx, {
    id,
    withdrawal: withdrawal?.id ?? null,
    note: reason,
    by: call.caller.email,
    nowMs,
  })
  const ended = await findCreditReturn(tx, uid, id)
  return ended ? done({ row: ended, withdrawal }) : refuse('not_found')
}

/** The incident that called somebody is over. One that is cut off here stays open, and is closed by hand or seen to be done. */
async function closeTask({ db, clock }: CreditReturnDeps, row: CreditReturn): Promise<void> {
  const subjects = `${creditNameOf(row)} ${row.id}`
  const nowMs = clock.now()
  await db.app(tx => closeIncidents(tx, { kinds: ['EXCLUDED_CREDIT'], subjects, notSeenSinceMs: nowMs + 1 }, nowMs))
}
