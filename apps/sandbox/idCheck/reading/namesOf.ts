import type { PassportLines } from './passportLines.ts'
import type { Fields } from './readFields.ts'
import { edits } from './words.ts'

type Names = Partial<Record<'lastName' | 'firstName' | 'middleName', string>>

/**
 * The names on a passport, printed and in the lines for machines, each helping the other out. Those lines know no middle
 * name: it follows the given ones. What is printed wins where both mean the same, since it keeps hyphens and Ñ.
 */
export function namesOf(printed: Fields, { lastName, givenNames }: PassportLines): Names {
  const names: Names = {}
  if (lastName && !isLike(printed.lastName, lastName)) names.lastName = lastName
  const given = givenNames?.split(' ') ?? []
  if (given.length === 0 || isLike([printed.firstName, printed.middleName].join(' '), given.join(' '))) return names
  const isSplitAt = (at: number) =>
    isLike(printed.firstName, given.slice(0, at).join(' ')) || isLike(printed.middleName, given.slice(at).join(' '))
  const cut = given.findIndex((_, at) => at > 0 && isSplitAt(at))
  // Neither half was read: in most names the last word is the mother's.
  const at = cut > 0 ? cut : Math.max(1, given.length - 1)
  return {
    ...names,
    firstName: given.slice(0, at).join(' '),
    ...(given[at] ? { middleName: given.slice(at).join(' ') } : {}),
  }
}

/** The same but for a slip in about five letters. */
function isLike(printed: string | undefined, name: string): boolean {
  return printed !== undefined && name !== '' && edits(printed, name) <= name.length * 0.2
}
