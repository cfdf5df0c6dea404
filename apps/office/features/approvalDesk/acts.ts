import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type Program = 'mystery-box' | 'vip'
export type Approvals = AnswerOf<'GET /office/api/approval/list'>
export type Approval = Approvals['d'][number]

interface Programme {
  readonly program: Program
}

/** What the first person does, beginning with the terms that were agreed to last. */
export function proposeActs({ version }: Pick<Approvals, 'version'>): readonly Act<Programme>[] {
  return [
    {
      name: 'enter',
      title: 'Enter an approval',
      permission: 'promotion.change',
      warning: 'It is good for one version of the terms, and only once a colleague agrees to it.',
      fields: [
        { name: 'version', title: 'Version of the terms', kind: 'line', least: 1, most: 6, value: String(version) },
        { name: 'reference', title: 'Approval reference', kind: 'line', least: 1, most: 60 },
        { name: 'first', title: 'Approved from', kind: 'date', least: 10 },
        { name: 'last', title: 'Approved until', kind: 'date', least: 10 },
        reasonField,
      ],
      fits: () => true,
      run: ({ program }, { version: named = '', reference = '', first = '', last = '', reason = '' }) => {
        const body = { program, version: Number(named), reference, first_day: first, last_day: last, reason }
        return callOffice('POST /office/api/approval/propose', { body })
      },
      done: 'Entered. A colleague must agree to it.',
    },
  ]
}

/** What the second person does. */
export const decideActs = decisionsOf<Approval>({
  permission: 'promotion.decide',
  approve: { title: 'Agree', warning: 'Compare reference and days with the regulator’s letter.', done: 'Agreed.' },
  refuse: { warning: 'It covers nothing then. The person who entered it can withdraw it this way.' },
  decide: ({ id }, decision) => callOffice('POST /office/api/approval/decide', { body: { id, ...decision } }),
})
