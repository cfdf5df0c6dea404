import type { Form } from '../reading/form.ts'
import { isSameName, plainName, shortNames } from './names.rules.ts'
import { wholeName } from './wholeName.ts'

export interface NameForms {
  /** Without the middle name. */
  readonly brief: string
  /** What is kept of a person who is to be found by name again. */
  readonly kept: readonly string[]
  /** What is looked for among what is kept. */
  readonly sought: readonly string[]
}

/**
 * One person has at least one form in what is kept and in what is sought, be it that either side leaves out a middle name or states
 * another one. What is left of the one name is never compared with what is left of the other: twins have their family's names alike.
 */
export function nameForms(person: Pick<Form, 'first_name' | 'middle_name' | 'last_name'>): NameForms {
  const all = wholeName(person)
  const brief = plainName(wholeName({ ...person, middle_name: '' }))
  const whole = [plainName(all), brief]
  const shorter = shortNames(all)
  return {
    brief,
    kept: [...whole, ...shorter.map(name => shortMark + name)],
    sought: [...whole, ...shorter, ...whole.map(name => shortMark + name)],
  }
}

/** A name as it was stated, and without the middle name. */
export function namesOf(person: Pick<Form, 'first_name' | 'middle_name' | 'last_name'>): readonly string[] {
  return [...new Set([wholeName(person), wholeName({ ...person, middle_name: '' })])]
}

/** Whether one of these names and one of the others may be one that is written in two ways. Either of the two may leave out a middle name. */
export function isAnySameName(names: readonly string[], others: readonly string[]): boolean {
  return names.some(name => others.some(other => isSameName(name, other)))
}

/** No name has it: what is left of one is never taken for a whole one. */
const shortMark = 'short: '
