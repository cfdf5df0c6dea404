import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs, formatPesos, type Units } from '@saya/money'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findDetail } from '../../../platform/incident/incident.store.ts'
import { findRealName, findStanding, standingAt, statusOf } from '../../kyc/index.ts'
import { findPayee, openNumber } from '../../payee/index.ts'
import { actAs, listActRows } from '../../staff/index.ts'
import { findPesoWallet, readWallet } from '../../wallet/index.ts'
import { type Line, listApprovals } from './desk.store.ts'
import { viewLine } from './desk.view.ts'
import type { DeskDeps } from './deskDeps.ts'
import { findReleasedUnplayed } from './released.store.ts'
import { readPast } from '../list.store.ts'
import { viewTold } from './told.view.ts'
import { listVerdicts } from '../payout/verdict.store.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

type Operation = typeof officeContract.withdrawal.readWithdrawal
type Whole = AnswerOf<Operation>

const mostSteps = 50

/** The number of the account and two names are shown here, so that it was read is on record before it is answered. */
export function readWithdrawal(deps: DeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id } = call.body
    const nowMs = clock.now()
    const found = await db.member(uid, async tx => {
      const row = await findWithdrawal(tx, uid, id)
      return row && { row, facts: await readFacts(deps, tx, { row, nowMs, operatorId: call.caller.operatorId }) }
    })
    if (!found) return refuse('not_found')
    const object = { kind: 'withdrawal', id } as const
    const { steps, told } = await db.app(async tx => {
      await actAs(tx, call, { action: 'withdrawal.read', object, uid, nowMs })
      const filter = { operator: '', action: '', object: `withdrawal ${id}` }
      return {
        steps: await listActRows(tx, filter, { last: null, size: mostSteps }),
        told: await readTold(tx, found.row),
      }
    })
    const history = steps.map(step => ({
      at: secondsOf(step.at),
      operator: step.operator,
      role: step.role,
      what: step.action.replace('withdrawal.', ''),
      reason: step.reason,
    }))
    return done({ ...found.facts, told, history })
  }
}

interface Reading {
  readonly row: Withdrawal
  readonly nowMs: number
  readonly operatorId: string
}

async function readFacts(deps: DeskDeps, tx: MemberTx, { row, nowMs, operatorId }: Reading) {
  const { uid, accountId } = row
  const approvals = await listApprovals(tx, [row])
  const line: Line = { ...row, approvers: approvals.map(one => one.operator_id) }
  const verdicts = await listVerdicts(tx, row.id)
  const released = await findReleasedUnplayed(tx, { uid, untilMs: row.createdAtMs })
  const past = await readPast(tx, { uid, accountId, deviceId: '', daySinceMs: nowMs - dayMs })
  return {
    ...viewLine(line, { operatorId, nowMs }),
    ...(await readAccount(deps, tx, row)),
    ...(await readMember(tx, uid, nowMs)),
    gateway: row.gateway,
    bank: row.instrument,
    withdrawn: formatPesos(past.withdrawn),
    day_withdrawn: formatPesos(past.dayWithdrawn),
    day_count: past.dayCount,
    released_unplayed: formatPesos(released),
    payout_id: row.payoutId ?? '',
    released_at: secondsOf(row.releasedAtMs),
    sent_at: secondsOf(row.sentAtMs),
    paid_at: secondsOf(row.paidAtMs),
    ended_at: secondsOf(row.endedAtMs),
    approvers: approvals.map(one => ({ operator: one.operator, at: secondsOf(one.approved_at) })),
    verdicts: verdicts.map(({ operator, arrived, said_at: atMs }) => ({ operator, arrived, at: secondsOf(atMs) })),
  } satisfies Omit<Whole, 'history' | 'told'>
}

/** What somebody was called for, since the gateway tells of something else than it was asked to pay. */
async function readTold(tx: AppTx, { gateway, id, status }: Withdrawal): Promise<Whole['told']> {
  if (status === 'under_review' || status === 'canceled') return null
  const misfit = await findDetail(tx, { kind: 'PAYOUT_BREAK', subject: `${gateway} ${id}` })
  if (!misfit) return null
  return viewTold(misfit)
}

async function readAccount(deps: DeskDeps, tx: MemberTx, { uid, accountId }: Withdrawal) {
  const payee = await findPayee(tx, uid, accountId)
  return {
    account_name: wholeName(payee),
    account_number: payee ? openNumber(payee, deps) : '',
    account_since: secondsOf(payee?.createdAtMs ?? null),
    account_bank: payee?.instrument ?? '',
  }
}

async function readMember(tx: MemberTx, uid: bigint, nowMs: number) {
  const wallet = await readWallet(tx, uid)
  const turnover = (await findPesoWallet(tx, uid))?.turnover
  const kept = await findStanding(tx, uid)
  return {
    member_name: wholeName(await findRealName(tx, uid)),
    kyc_status: kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs)) : 0,
    member_since: secondsOf(kept?.createdAtMs ?? null),
    balance: pesosOf(wallet?.balance),
    held: pesosOf(wallet?.held),
    withdrawable: pesosOf(wallet?.withdrawable),
    turnover: pesosOf(turnover),
  }
}

interface PersonName {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
}

function wholeName(named: PersonName | undefined): string {
  return named ? [named.firstName, named.middleName, named.lastName].filter(Boolean).join(' ') : ''
}

function pesosOf(units: Units | undefined): string {
  return formatPesos(units ?? 0n)
}

function secondsOf(ms: number | null): number {
  return Math.floor((ms ?? 0) / 1000)
}
