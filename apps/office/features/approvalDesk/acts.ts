import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type Program = 'mystery-box' | 'vip'
export type Approvals = AnswerOf<'GET /office/api/approval/list'>
export type Approval = Approvals['d'][number]

interface Programme {
  readonly program: Program
  /** The version of its terms that was seen. */
  readonly version: number
}

/** What the first person does. */
export const proposeActs: readonly Act<Programme>[] = [
  {
    name: 'enter',
    title: 'Enter an approval',
    permission: 'promotion.change',
    warning: 'It is good for the terms that hold now, and only once a colleague agrees to it.',
    fields: [
      { name: 'reference', title: 'Approval reference', kind: 'line', least: 1, most: 60 },
      { name: 'first', title: 'Approved from', kind: 'date', least: 10 },
      { name: 'last', title: 'Approved until', kind: 'date', least: 10 },
      reasonField,
    ],
    fits: () => true,
    run: ({ program, version }, { reference = '', first = '', last = '', reason = '' }) => {
      const body = { program, version, reference, first_day: first, last_day: last, reason }
      return callOffice('POST /office/api/approval/propose', { body })
    },
    done: 'Entered. A colleague must agree to it.',
  },
]

/** What the second person does. */
export const decideActs = decisionsOf<Approval>({
  permission: 'promotion.decide',
  approve: { title: 'Agree', warning: 'Compare reference and days with the regulator’s letter.', done: 'Agreed.' },
  refuse: { warning: 'It covers nothing then. The person who entered it can withdraw it this way.' },
  decide: ({ id }, decision) => callOffice('POST /office/api/approval/decide', { body: { id, ...decision } }),
})
