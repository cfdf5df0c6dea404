import { accountNumberFault, keptAccountNumber, type PayeeFlag } from '@saya/contract/payee/accountNumber.ts'

/** What a member has, of which a fourth is refused. */
export const mostPayees = 3

/**
 * What stands in the field while it is typed: without the spaces and dashes that numbers are grouped by, and without a 0
 * or a country code before the 9 of a mobile. Any other sign stays and is refused, and nothing is cut off: what is left
 * might be somebody else's account.
 */
export function typedNumber(flag: PayeeFlag, typed: string): string {
  const bare = typed.replace(/[\s-]/g, '')
  return keptAccountNumber(flag, flag === 2 ? bare.replace(/^\+?63(?=9)/, '') : bare)
}

export type NumberFault = 'required' | 'mobileWrong' | 'numberWrong'

/** What is wrong with a number that was submitted. */
export function numberFault(flag: PayeeFlag, number: string): NumberFault | null {
  if (number === '') return 'required'
  const fault = accountNumberFault(flag, number)
  return fault && (fault === 'payee_mobile' ? 'mobileWrong' : 'numberWrong')
}

/** A number in groups of four, in which digits are compared more easily. */
export function groupedNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The number of an account as it is shown: dots for what is hidden, however much that is. */
export function shownNumber(masked: string): string {
  return masked.replace(/\*+/, ' •••• ').trim()
}

/** Whether an account of this type is linked already, so that none can be added: one that was removed counts no more. */
export function isLinked(
  type: { readonly name: string },
  payees: readonly { readonly channel_name: string; readonly status: 1 | 2 }[],
): boolean {
  return payees.some(payee => payee.channel_name === type.name && payee.status === 1)
}
