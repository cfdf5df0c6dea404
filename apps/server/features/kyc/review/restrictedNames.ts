import type { LookupKeys } from '../../../platform/lookup/lookupKeys.ts'
import { blindHash } from '../record/blindHash.ts'
import type { Form } from '../reading/form.ts'
import { plainName, shortNames } from '../record/names.rules.ts'
import { wholeName } from '../record/wholeName.ts'

export interface NameHashes {
  readonly nameHash: Buffer
  /** Of the name with the birthday. */
  readonly personHash: Buffer
}

/** How somebody is sought in the list: by all their names, and by the first and last ones, each alone and with the birthday. */
export interface SoughtNames {
  readonly whole: NameHashes
  /** The same words where they may be less than what the list has, or the list's less than these. */
  readonly near: readonly NameHashes[]
}

export function soughtNames(
  lookupKeys: LookupKeys,
  person: Pick<Form, 'first_name' | 'middle_name' | 'last_name' | 'birthday'>,
): SoughtNames {
  const { birthday } = person
  const [all, brief] = [wholeName(person), wholeName({ ...person, middle_name: '' })]
  return {
    whole: hashesOf(lookupKeys, plainName(all), birthday),
    near: [
      hashesOf(lookupKeys, plainName(brief), birthday),
      ...[all, brief].map(name => hashesOf(lookupKeys, shortMark + plainName(name), birthday)),
    ],
  }
}

/** How a name of the list is kept: whole, and as it is where some of it is left out. */
export function listedNames(lookupKeys: LookupKeys, name: string, birthday: string) {
  return {
    whole: hashesOf(lookupKeys, plainName(name), birthday),
    shorter: shortNames(name).map(short => hashesOf(lookupKeys, shortMark + short, birthday)),
  }
}

/** No name has it: what is left of one is never taken for a whole one. */
const shortMark = 'short: '

function hashesOf(lookupKeys: LookupKeys, plain: string, birthday: string): NameHashes {
  return {
    nameHash: blindHash(lookupKeys, 'restricted names', plain),
    personHash: blindHash(lookupKeys, 'restricted names', `${plain} ${birthday}`),
  }
}
