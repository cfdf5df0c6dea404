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
  secret: Buffer,
  person: Pick<Form, 'first_name' | 'middle_name' | 'last_name' | 'birthday'>,
): SoughtNames {
  const { birthday } = person
  const [all, brief] = [wholeName(person), wholeName({ ...person, middle_name: '' })]
  return {
    whole: hashesOf(secret, plainName(all), birthday),
    near: [
      hashesOf(secret, plainName(brief), birthday),
      ...[all, brief].map(name => hashesOf(secret, shortMark + plainName(name), birthday)),
    ],
  }
}

/** How a name of the list is kept: whole, and as it is where some of it is left out. */
export function listedNames(secret: Buffer, name: string, birthday: string) {
  return {
    whole: hashesOf(secret, plainName(name), birthday),
    shorter: shortNames(name).map(short => hashesOf(secret, shortMark + short, birthday)),
  }
}

/** No name has it: what is left of one is never taken for a whole one. */
const shortMark = 'short: '

function hashesOf(secret: Buffer, plain: string, birthday: string): NameHashes {
  return {
    nameHash: blindHash(secret, 'restricted names', plain),
    personHash: blindHash(secret, 'restricted names', `${plain} ${birthday}`),
  }
}
