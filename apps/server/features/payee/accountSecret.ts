import { type LookupKeys, lookupHash } from '../../platform/lookup/lookupKeys.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { open, seal } from '../../platform/objects/seal.ts'
import type { PayeeDeps } from './deps.ts'

interface Account {
  readonly uid: bigint
  readonly channel: string
  readonly flag: number
}

/** A sealed number opens for its owner and its channel alone, wherever its row is put. */
function nameOf({ uid, channel }: Account) {
  return { kind: 'payee-number', id: `${uid} ${channel}` }
}

export function sealNumber(
  account: Account,
  number: string,
  { masters, random }: Pick<PayeeDeps, 'masters' | 'random'>,
): Buffer {
  return seal(Buffer.from(number), nameOf(account), { master: masters.current, random })
}

/** The number in the plain, for the gateway that pays to it and nobody else. */
export function openNumber(
  payee: Account & { readonly sealedNumber: Buffer },
  { masters }: { readonly masters: MasterKeys },
): string {
  return open(payee.sealedNumber, nameOf(payee), masters).toString()
}

/** A mobile is one person's in whichever wallet; a number of a bank says something beside its bank alone. */
export function hashNumber({ channel, flag }: Account, number: string, lookupKeys: LookupKeys): Buffer {
  return lookupHash(lookupKeys, 'payee: numbers', flag === 2 ? `mobile\n${number}` : `${channel}\n${number}`)
}
