import { betErrors } from '@saya/contract/bet/errors.ts'
import { depositErrors } from '@saya/contract/deposit/errors.ts'
import { generalErrors } from '@saya/contract/general/errors.ts'
import { gameErrors } from '@saya/contract/game/errors.ts'
import { identityErrors } from '@saya/contract/identity/errors.ts'
import { kycErrors } from '@saya/contract/kyc/errors.ts'
import { memberErrors } from '@saya/contract/member/errors.ts'
import { legalErrors } from '@saya/contract/legal/errors.ts'
import { payeeErrors } from '@saya/contract/payee/errors.ts'
import { privacyErrors } from '@saya/contract/privacy/errors.ts'
import { voucherErrors } from '@saya/contract/voucher/errors.ts'
import { withdrawalErrors } from '@saya/contract/withdrawal/errors.ts'
import type { Text } from '@saya/contract/text'

/** The sentence of every refusal by its code. */
export const refusalTexts: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries({
    ...betErrors,
    ...depositErrors,
    ...generalErrors,
    ...gameErrors,
    ...identityErrors,
    ...kycErrors,
    ...legalErrors,
    ...memberErrors,
    ...payeeErrors,
    ...privacyErrors,
    ...voucherErrors,
    ...withdrawalErrors,
  }).map(([code, { text }]) => [code, text]),
)
