import type { KycName } from '@saya/contract/gates.ts'
import { type Units, unitsPerPeso } from '@saya/money'
import { claimPhone, findPasswordSetAt, setPassword } from '../features/identity/index.ts'
import { beginStanding, findStanding, type KycDeps, placeStanding } from '../features/kyc/index.ts'
import { createProfile } from '../features/member/index.ts'
import { openMonths, openWallets, post } from '../features/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { AppTx, Database, MemberTx } from '../platform/db/database.ts'
import { restartDemoClock, seedDemoRecord } from './seedDemoRecords.ts'

interface DemoPerson {
  readonly phone: string
  readonly username: string
  readonly kyc: KycName
  /** In pesos, and free to be withdrawn. */
  readonly pesos: bigint
}

export const demoPeople: readonly DemoPerson[] = [
  { phone: '9170000001', username: 'demo_verified', kyc: 'fully_kyc', pesos: 10_000n },
  { phone: '9170000002', username: 'demo_new', kyc: 'unset', pesos: 0n },
  { phone: '9170000003', username: 'demo_reviewed', kyc: 'under_review', pesos: 500n },
  { phone: '9170000004', username: 'demo_rejected', kyc: 'rejected', pesos: 0n },
]

/** The amounts of money that a demonstration gives out. */
export const demoMoney: readonly Units[] = demoPeople
  .filter(({ pesos }) => pesos > 0n)
  .map(({ pesos }) => pesos * unitsPerPeso)

/** Nobody whom a demo does not make itself: its people, and whoever the conformance kit plays as. */
export function isDemoPhone(phone: string): boolean {
  return phone.startsWith('91700000')
}

/** Theirs is saya1234. Nobody could choose it, so its hash is written here. */
const passwordHash = '$argon2id$v=19$m=65536,t=3,p=1$/vishYa8maKj/Vnkp0oLOQ$elyjlpFwn2dD0+Et+wDEqbNhYkHMviCyW08f52SY1jU'
const verified = { base: 5, frozenBy: [], isBlocked: false, isLate: false } as const
/** What the demo's own members may do is told again by whoever serves them. */
const jurisdiction = 'standard'
/** Long enough for it to confirm who they are. */
const passwordAgeMs = 30 * 24 * 3_600_000

/**
 * Makes sure of the demo's members. One who is there stays as they are, and none is given money twice. Their records are
 * submitted by who has what that takes; without it they are there, and submitted by the next one.
 */
export async function seedDemoPeople(db: Database, clock: Clock, kyc?: KycDeps): Promise<void> {
  for (const person of demoPeople) {
    const { phone, username } = person
    const { uid } = await db.app(tx => claimPhone(tx, { phone, nowMs: clock.now(), drawUsername: () => username }))
    await db.app(tx => givePassword(tx, uid, clock.now() - passwordAgeMs))
    await db.member(uid, tx => furnish(tx, { ...person, uid, nowMs: clock.now() }))
    if (kyc) await seedKyc(kyc, uid, person.kyc)
    else if (person.kyc === 'fully_kyc') await db.member(uid, tx => verifyByHand(tx, uid, clock.now()))
  }
}

async function seedKyc(kyc: KycDeps, uid: bigint, wanted: DemoPerson['kyc']): Promise<void> {
  if (wanted === 'fully_kyc') await seedDemoRecord(kyc, uid, 'approved')
  if (wanted === 'under_review') await seedDemoRecord(kyc, uid, 'waiting')
  if (wanted === 'rejected') await seedDemoRecord(kyc, uid, 'rejected')
  if (wanted === 'unset' || wanted === 'rejected') await restartDemoClock(kyc, uid)
}

async function givePassword(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  if ((await findPasswordSetAt(tx, uid)) === null) await setPassword(tx, { uid, hash: passwordHash, nowMs })
}

async function furnish(tx: MemberTx, person: DemoPerson & { uid: bigint; nowMs: number }): Promise<void> {
  const { uid, phone, username, pesos, nowMs } = person
  const isNew = await createProfile(tx, { uid, username, phone, createdAtMs: nowMs })
  if (!isNew) return
  await openWallets(tx, uid)
  await beginStanding(tx, { uid, jurisdiction, nowMs })
  if (pesos === 0n) return
  await openMonths(tx, nowMs)
  await post(tx, firstMoney(uid, pesos * unitsPerPeso, nowMs))
}

/** For whoever has nothing to keep photos with. No ID is approved for the member that way. */
async function verifyByHand(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  if ((await findStanding(tx, uid))?.standing.base === 0) {
    await placeStanding(tx, { uid, standing: verified, nowMs, jurisdiction })
  }
}

/** Asks for no play, as an account's first money would. */
function firstMoney(uid: bigint, amount: Units, nowMs: number) {
  const given = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  return { ...given, uid, reference: `demo money of ${uid}`, amount, nowMs }
}
