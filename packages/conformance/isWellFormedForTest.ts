import type { Flaw } from './flawsForTest.ts'

const required = [
  'currency',
  'provider',
  'transactionType',
  'cashAmount',
  'bonusAmount',
  'promoAmount',
  'transactionDateTime',
  'providerTransactionId',
]
const ids = ['providerTransactionId', 'providerBetRef', 'providerGameId', 'providerRoundId']
const theProvider = 'p'

type Body = Readonly<Record<string, string | number | boolean | undefined>>

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : ''
}

/** What is wrong with each of these, and the flaw by which nobody minds. */
const faults: readonly (readonly [Flaw, (posted: Body) => boolean])[] = [
  ['takes a transaction that is not whole', posted => required.some(name => posted[name] === undefined)],
  ['takes ids of any length', posted => ids.some(name => textOf(posted[name]).length > 40)],
  ['takes any text for a time', posted => !isTime(textOf(posted.transactionDateTime))],
  ['takes a transaction of another provider', posted => posted.provider !== theProvider],
]

/** Whether a transaction of the Valkyrie dialect has the form that its document asks for. */
export function isWellFormed(has: (flaw: Flaw) => boolean, posted: Body): boolean {
  return faults.every(([flaw, isFaulty]) => has(flaw) || !isFaulty(posted))
}

function isTime(text: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.exec(text)?.[1] ?? ''
  const ms = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}
