import { createHash } from 'node:crypto'
import type { Operation } from '@saya/contract'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Clock } from '../../clock.ts'
import type { Database, MemberTx } from '../../db/database.ts'
import type { Once } from '../request/call.ts'
import {
  claimMoneyCall,
  findMoneyCall,
  freeMoneyCall,
  holdMoneyCall,
  keepOutcome,
  letGoOfMoneyCall,
  type MoneyCallClaim,
} from './idempotency.store.ts'
import type { RawParts } from '../request/readCall.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'
import { takeTurns } from '../limit/takeTurns.ts'

/** A key is remembered for a day; without one, the same input counts as the same call for three seconds. */
const keptMs = 24 * 3_600_000
const sameCallMs = 3000

/** What one member may have waiting at once in this process. */
const mostWaiting = 8

export interface MoneyRequest {
  readonly operation: Operation
  readonly uid: bigint
  readonly key: string | undefined
  readonly parts: RawParts
}

/** One money call's `once`, and what became of it. */
export interface MoneyTurn {
  readonly once: Once
  hold(): Promise<boolean>
  holdFor<T>(read: (tx: MemberTx) => Promise<T>): Promise<T>
  letGo(): Promise<void>
  readonly callName: string | null
  /** `unused` is a mistake of the operation: it moved money without it. */
  state(): 'unused' | 'done' | 'replayed'
}

/** Sees to it that a money call acts once, however often it arrives. */
export function idempotency({ db, clock }: { db: Database; clock: Clock }): (request: MoneyRequest) => MoneyTurn {
  const inTurn = takeTurns(mostWaiting)

  return request => {
    const { operation, uid, key } = request
    const claim = claimOf(request, clock.now())
    let state: 'unused' | 'done' | 'replayed' = 'unused'

    const once: Once = work =>
      inTurn(String(uid), () =>
        db.member(uid, async tx => {
          if (await claimOrWait(tx, claim)) {
            const outcome = await work(tx)
            if (isKept(operation, outcome)) await keepOutcome(tx, claim, outcome)
            else await freeMoneyCall(tx, claim)
            state = 'done'
            return outcome
          }
          state = 'replayed'
          return (await replay(tx, claim)) as Awaited<ReturnType<typeof work>>
        }),
      )

    const holdAnd = <T>(read: (tx: MemberTx) => Promise<T>) =>
      inTurn(String(uid), () =>
        db.member(uid, async tx => {
          const [isFirst, held, found] = await Promise.all([
            holdMoneyCall(tx, claim),
            findMoneyCall(tx, claim),
            read(tx),
          ])
          if (held && !held.fingerprint.equals(claim.fingerprint)) throw new RefusedRequest('replay_mismatch')
          return { isFirst, found }
        }),
      )
    const hold = async () => (await holdAnd(async () => {})).isFirst
    const holdFor = async <T>(read: (tx: MemberTx) => Promise<T>) => (await holdAnd(read)).found
    const letGo = () => inTurn(String(uid), () => db.member(uid, tx => letGoOfMoneyCall(tx, claim)))

    const callName = key === undefined ? null : claim.keyHash.toString('hex')
    return { once, hold, holdFor, letGo, callName, state: () => state }
  }
}

function claimOf({ operation, uid, key, parts }: MoneyRequest, nowMs: number): MoneyCallClaim {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new RefusedRequest('malformed_request')
  const fingerprint = hash(canonical(parts))
  return {
    uid,
    operation: operation.path,
    keyHash: key === undefined ? hash(`input\n${fingerprint.toString('hex')}`) : hash(`key\n${key}`),
    fingerprint,
    nowMs,
    expiresAtMs: nowMs + (key === undefined ? sameCallMs : keptMs),
  }
}

async function claimOrWait(tx: MemberTx, claim: MoneyCallClaim): Promise<boolean> {
  try {
    return await claimMoneyCall(tx, claim)
  } catch (error) {
    // The lock was not to be had in time: the first of the two is still at work, perhaps on another machine.
    const isWaiting = (error as { code?: unknown }).code === '55P03'
    throw isWaiting ? new RefusedRequest('in_progress', { cause: error, retryAfterSeconds: 1 }) : error
  }
}

async function replay(tx: MemberTx, claim: MoneyCallClaim): Promise<Outcome<unknown, string>> {
  const first = await findMoneyCall(tx, claim)
  if (first && !first.fingerprint.equals(claim.fingerprint)) throw new RefusedRequest('replay_mismatch')
  if (!first?.outcome) throw new RefusedRequest('in_progress', { retryAfterSeconds: 1 })
  return first.outcome as Outcome<unknown, string>
}

/** Refusals that ask to come again, with proof or later, leave the key free for that. */
function isKept(operation: Operation, outcome: Outcome<unknown, string>): boolean {
  if (outcome.ok) return true
  const refusal = operation.refusals[outcome.code]
  return refusal !== undefined && !refusal.repeatable && ![401, 429, 503].includes(refusal.status)
}

/** The same input is the same text, in whatever order and encoding it came. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Uint8Array) return `bytes ${hash(value).toString('hex')}`
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

function hash(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}
