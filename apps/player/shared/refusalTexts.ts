import { generalErrors } from '@saya/contract/general/errors.ts'
import { identityErrors } from '@saya/contract/identity/errors.ts'
import type { Text } from '@saya/contract/text'

/** The sentence of every refusal by its code. */
export const refusalTexts: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries({ ...generalErrors, ...identityErrors }).map(([code, { text }]) => [code, text]),
)
