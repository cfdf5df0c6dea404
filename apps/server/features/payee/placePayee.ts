import type { MemberTx } from '../../platform/db/database.ts'
import { hashNumber, sealNumber } from './accountSecret.ts'
import { stateNumber } from './claim.store.ts'
import type { PayeeDeps } from './deps.ts'
import { maskNumber } from './payee.rules.ts'
import { hadPayees, insertPayee } from './payee.store.ts'

interface PlacedPayee {
  readonly uid: bigint
  readonly channel: {
    readonly id: string
    readonly name: string
    readonly img: string
    readonly flag: 1 | 2
    readonly instrument: string
  }
  readonly number: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly nowMs: number
}

/** Gives a member who never had one an account that may be used at once, as a demo has it from the start. */
export async function placePayee(
  deps: Pick<PayeeDeps, 'random' | 'lookupKeys' | 'masters'>,
  tx: MemberTx,
  { channel, number, nowMs, ...owner }: PlacedPayee,
): Promise<void> {
  if (await hadPayees(tx, owner.uid)) return
  const account = { uid: owner.uid, channel: channel.id, flag: channel.flag }
  const payee = {
    ...owner,
    ...account,
    channelName: channel.name,
    channelImg: channel.img,
    instrument: channel.instrument,
    sealedNumber: sealNumber(account, number, deps),
    maskedNumber: maskNumber(number),
    numberHash: hashNumber(account, number, deps.lookupKeys),
    isOwnName: true,
    createdAtMs: nowMs,
    readyAtMs: nowMs,
  }
  await insertPayee(tx, payee, 1)
}

/** Notes across all members who states which number, as it is noted before an account is made that a member adds. */
export async function statePlaced(
  { db, lookupKeys }: Pick<PayeeDeps, 'db' | 'lookupKeys'>,
  { uid, channel, number, nowMs }: Pick<PlacedPayee, 'uid' | 'channel' | 'number' | 'nowMs'>,
): Promise<void> {
  const numberHash = hashNumber({ uid, channel: channel.id, flag: channel.flag }, number, lookupKeys)
  await db.app(tx => stateNumber(tx, { uid, numberHash, nowMs }))
}
