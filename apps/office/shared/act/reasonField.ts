import type { ActField } from '../entity.ts'

/** The reason that every act which touches a person asks for. */
export const reasonField: ActField = {
  name: 'reason',
  title: 'Reason',
  hint: 'Kept in the record for as long as the record is kept.',
  kind: 'text',
  least: 5,
}
