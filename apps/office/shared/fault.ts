import { OfficeError, sentenceOf } from './client.ts'
import type { ActField } from './entity.ts'

/** Why something was not done, for a person. */
export interface Fault {
  readonly sentence: string
  /** The field of the form that it is about, if it is about one. */
  readonly field?: ActField
}

/** What the server did not take is called as the form calls it: nobody reads the names that programs use. */
export function faultOf(error: unknown, fields: readonly ActField[]): Fault {
  const path = error instanceof OfficeError ? error.field.split('.') : []
  const field = fields.find(({ name }) => path.includes(name))
  return field ? { sentence: `Please check “${field.title}”.`, field } : { sentence: sentenceOf(error) }
}
