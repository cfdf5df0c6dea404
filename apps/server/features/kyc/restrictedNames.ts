import { blindHash } from './blindHash.ts'
import type { Form } from './form.ts'
import { wholeName } from './wholeName.ts'
import { plainName } from './names.rules.ts'

/** How somebody is sought in the list: by the whole name, and by it with the birthday. */
export function nameHashes(
  secret: Buffer,
  person: Pick<Form, 'first_name' | 'middle_name' | 'last_name' | 'birthday'>,
): { readonly nameHash: Buffer; readonly personHash: Buffer } {
  return hashesOf(secret, wholeName(person), person.birthday)
}

export function hashesOf(secret: Buffer, name: string, birthday: string) {
  const plain = plainName(name)
  return {
    nameHash: blindHash(secret, 'restricted names', plain),
    personHash: blindHash(secret, 'restricted names', `${plain} ${birthday}`),
  }
}
