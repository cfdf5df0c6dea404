import type { ActField } from '../entity.ts'

/** The reason that every act which touches a person asks for. */
export const reasonField: ActField = {
  name: 'reason',
  title: 'Reason',
  hint: 'The audit log keeps it.',
  kind: 'text',
  least: 5,
}
