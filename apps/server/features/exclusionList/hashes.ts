import { keyedHash } from '../../platform/derivedKey.ts'
import { plainName } from '../kyc/index.ts'
import { hashOfNumber } from './readExclusionList.ts'

/** By what the list and members are compared: nobody without the secret can read or guess who is listed. */
export function personHashes(pepper: Buffer, { name, birthday }: { readonly name: string; readonly birthday: string }) {
  return {
    personHash: keyedHash(pepper, 'exclusion list: person', `${plainName(name)} ${birthday}`),
    birthHash: keyedHash(pepper, 'exclusion list: birth', birthday),
  }
}

/** Of what a list gives that hides the number. */
export function idHashOf(pepper: Buffer, sha256: string): Buffer {
  return keyedHash(pepper, 'exclusion list: id', sha256)
}

export function idHashOfNumber(pepper: Buffer, number: string): Buffer {
  return idHashOf(pepper, hashOfNumber(number))
}
