import type { ActField } from '../../shared/entity.ts'

/** A password that an operator chooses for themselves. */
export const ownPassword = {
  name: 'new_password',
  title: 'New password',
  hint: 'At least 12 characters. A few words that belong to you alone are best.',
  kind: 'newPassword',
  least: 12,
  most: 128,
} as const satisfies ActField
