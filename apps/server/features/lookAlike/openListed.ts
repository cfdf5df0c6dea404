import { type LookupKeys, newestOf } from '../../platform/lookup/lookupKeys.ts'
import { openText } from '../kyc/index.ts'

export interface ListedName {
  readonly name: string
  readonly birthday: string
  readonly reference: string
}

/** What the regulator's list says of a person. Nothing where it was sealed under another secret. */
export function openListed(lookupKeys: LookupKeys, sealed: Buffer): ListedName | undefined {
  const text = openText(newestOf(lookupKeys), 'restricted rows', sealed)
  return text === null ? undefined : (JSON.parse(text) as ListedName)
}
