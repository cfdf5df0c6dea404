import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import type { Harm } from './words.ts'

/** What is less than we know counts on the word of one person; what may lower a band takes two. */
export const stateIncome: Act<Harm> = {
  name: 'income',
  title: 'Write down income',
  permission: 'harm.contact',
  warning:
    'Write only what the member told you. 0 removes it. Nobody guesses. A higher income than we know, or none, counts once a colleague in compliance approves it.',
  fields: [{ name: 'monthly', title: 'Monthly income, whole pesos', kind: 'line', least: 1, most: 9 }, reasonField],
  fits: () => true,
  run: ({ uid }, { monthly, reason = '' }) =>
    callOffice('POST /office/api/harm/income/set', { body: { uid, monthly: Number(monthly), reason } }),
  done: came =>
    (came as AnswerOf<'POST /office/api/harm/income/set'>).is_waiting
      ? 'Proposed. A colleague must approve it.'
      : 'Saved. It counts from today on.',
}

export type IncomeChange = Harm['income_changes'][number] & { readonly uid: string }

/** What the second person does. */
export const incomeDecisions = decisionsOf<IncomeChange>({
  permission: 'harm.decide',
  approve: { warning: 'It counts from today on, and the member may come to a lower band.' },
  refuse: { warning: 'The income stays as it is. The person who proposed it can withdraw it this way.' },
  decide: ({ uid, id }, decision) =>
    callOffice('POST /office/api/harm/income/decide', { body: { uid, id, ...decision } }),
})
