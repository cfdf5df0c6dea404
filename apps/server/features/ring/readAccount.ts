import { formatPesos } from '@saya/money'
import { findEntry } from '../identity/index.ts'
import { findStanding, listNewestForms, standingAt, statusOf, wholeName } from '../kyc/index.ts'
import { findPesoWallet } from '../wallet/index.ts'
import type { RingDeps } from './deps.ts'
import { findInviter, readLife } from './facts.store.ts'
import { type Mark, marksOf } from './marks.rules.ts'

const secondsOf = (atMs: number | null | undefined) => Math.floor((atMs ?? 0) / 1000)

/** One account of a ring, as a person looks at it. */
export async function readAccount({ db, clock }: RingDeps, uid: bigint, marks: readonly Mark[]) {
  const { entry, inviter } = await db.app(async tx => {
    return { entry: await findEntry(tx, uid), inviter: await findInviter(tx, uid) }
  })
  const { kept, form, wallet, life } = await db.member(uid, async tx => ({
    kept: await findStanding(tx, uid),
    form: (await listNewestForms(tx, [uid]))[0]?.form,
    wallet: await findPesoWallet(tx, uid),
    life: await readLife(tx, uid),
  }))
  return {
    uid: String(uid),
    parent: inviter ? String(inviter.parent) : '',
    username: entry?.username ?? '',
    phone: entry?.phone ?? '',
    name: form ? wholeName(form) : '',
    birthday: form?.birthday ?? '',
    kyc_status: kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, clock.now())) : 0,
    created_at: secondsOf(entry?.created_at),
    deposited_at: secondsOf(life.depositedAtMs),
    played_at: secondsOf(life.playedAtMs),
    deposited: formatPesos(life.deposited),
    played: formatPesos(life.turnover),
    withdrawn: formatPesos(life.withdrawn),
    balance: formatPesos(wallet?.balance ?? 0n),
    marks: marksOf(uid, marks),
  }
}
