import { type LookupKeys, lookupHash } from '../../platform/lookup/lookupKeys.ts'
import { plainName } from '../kyc/index.ts'
import { hashOfNumber } from './readExclusionList.ts'

/** By what the list and members are compared: nobody without the secret can read or guess who is listed. */
export function personHashes(
  lookupKeys: LookupKeys,
  { name, birthday }: { readonly name: string; readonly birthday: string },
) {
  return {
    personHash: lookupHash(lookupKeys, 'exclusion list: person', `${plainName(name)} ${birthday}`),
    birthHash: lookupHash(lookupKeys, 'exclusion list: birth', birthday),
  }
}

/** Of what a list gives that hides the number. */
export function idHashOf(lookupKeys: LookupKeys, sha256: string): Buffer {
  return lookupHash(lookupKeys, 'exclusion list: id', sha256)
}

export function idHashOfNumber(lookupKeys: LookupKeys, number: string): Buffer {
  return idHashOf(lookupKeys, hashOfNumber(number))
}
