import type { ActField, ActValues } from '../../shared/entity.ts'
import { type Draft, fieldGroups, type Kind, valuesOf } from './offerFields.ts'

/** One field of an offer as it is read. */
export interface OfferRow {
  readonly name: string
  readonly value: string
  /** The members of a list, which are too many for a line. */
  readonly members?: readonly string[]
}

/** All that an offer says, in the groups and under the names of its form, so that no field is asked for and then not shown. */
export function offerRows(kind: Kind, offer: Draft): readonly (readonly [title: string, rows: readonly OfferRow[]])[] {
  const values = valuesOf(kind, offer)
  return fieldGroups(kind).map(([title, fields]) => [title, fields.map(field => rowOf(field, values, offer))])
}

function rowOf({ name, title, kind }: ActField, values: ActValues, { audience }: Draft): OfferRow {
  const value = values[name] ?? ''
  if (kind === 'check') return { name: title, value: value === 'yes' ? 'Yes' : 'No' }
  const { users } = audience
  if (name !== 'users' || users.length === 0) return { name: title, value }
  return { name: title, value: users.length === 1 ? '1 member' : `${users.length} members`, members: users }
}
