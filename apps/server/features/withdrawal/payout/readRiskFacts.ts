import { readDevice } from '../../identity/index.ts'
import { countOtherHolders, findPayee } from '../../payee/index.ts'
import type { WithdrawalDeps } from '../deps.ts'

/** What the risk rules need and the member's own schema does not hold: their device, and who else holds the account. */
export interface RiskEvidence {
  readonly deviceId: string
  /** Another device signed in before this one ever did. */
  readonly isLaterDevice: boolean
  readonly isSharedAccount: boolean
}

/** Where staff pay out for a member there is no device, so that a person looks at it on the desk of withdrawals. */
export async function readOnBehalf(
  { db }: WithdrawalDeps,
  { uid, accountId }: Omit<RiskQuery, 'sessionHash'>,
): Promise<RiskEvidence> {
  const payee = await db.member(uid, tx => findPayee(tx, uid, accountId))
  const others = payee ? await db.app(tx => countOtherHolders(tx, payee)) : 0
  return { deviceId: '', isLaterDevice: true, isSharedAccount: others > 0 }
}

interface RiskQuery {
  readonly uid: bigint
  readonly sessionHash: Buffer
  readonly accountId: string
}

/** Reads this before the withdrawal begins, since no transaction spans two schemas. */
export async function readRiskFacts(
  { db }: WithdrawalDeps,
  { uid, sessionHash, accountId }: RiskQuery,
): Promise<RiskEvidence> {
  const payee = await db.member(uid, tx => findPayee(tx, uid, accountId))
  return db.app(async tx => {
    const { deviceId, isLater } = await readDevice(tx, { uid, tokenHash: sessionHash })
    const others = payee ? await countOtherHolders(tx, payee) : 0
    return { deviceId, isLaterDevice: isLater, isSharedAccount: others > 0 }
  })
}
