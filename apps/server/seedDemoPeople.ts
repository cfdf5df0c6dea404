import { kycStatus } from '@saya/contract/kycStatus.ts'
import { type Units, unitsPerPeso } from '@saya/money'
import { claimPhone } from './features/identity/index.ts'
import { createProfile, setKycStatus } from './features/member/index.ts'
import { openMonths, openWallets, post } from './features/wallet/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, MemberTx } from './platform/db/database.ts'

interface DemoPerson {
  readonly phone: string
  readonly username: string
  readonly kyc: keyof typeof kycStatus
  /** In pesos, and free to be withdrawn. */
  readonly pesos: bigint
}

export const demoPeople: readonly DemoPerson[] = [
  { phone: '9170000001', username: 'demo_verified', kyc: 'fully_kyc', pesos: 10_000n },
  { phone: '9170000002', username: 'demo_new', kyc: 'unset', pesos: 0n },
  { phone: '9170000003', username: 'demo_reviewed', kyc: 'under_review', pesos: 500n },
  { phone: '9170000004', username: 'demo_rejected', kyc: 'rejected', pesos: 0n },
]

/** Makes sure of the demo's members. One who is there stays as they are, and none is given money twice. */
export async function seedDemoPeople(db: Database, clock: Clock): Promise<void> {
  for (const person of demoPeople) {
    const { phone, username } = person
    const { uid } = await db.app(tx => claimPhone(tx, { phone, nowMs: clock.now(), drawUsername: () => username }))
    await db.member(uid, tx => furnish(tx, { ...person, uid, nowMs: clock.now() }))
  }
}

async function furnish(tx: MemberTx, person: DemoPerson & { uid: bigint; nowMs: number }): Promise<void> {
  const { uid, phone, username, kyc, pesos, nowMs } = person
  const isNew = await createProfile(tx, { uid, username, phone, createdAtMs: nowMs })
  if (!isNew) return
  await setKycStatus(tx, uid, kycStatus[kyc])
  await openWallets(tx, uid)
  if (pesos === 0n) return
  await openMonths(tx, nowMs)
  await post(tx, firstMoney(uid, pesos * unitsPerPeso, nowMs))
}

/** Asks for no play, as an account's first money would. */
function firstMoney(uid: bigint, amount: Units, nowMs: number) {
  const given = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  return { ...given, uid, reference: `demo money of ${uid}`, amount, nowMs }
}
