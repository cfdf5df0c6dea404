import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { readOdds, withCentavos, writeOdds } from './odds.ts'

export type Desk = AnswerOf<'GET /office/api/box/detail'>
type Version = Desk['proposals'][number]

/** What the first person does, beginning with the terms that hold. */
export function proposeActs({ terms }: Desk): readonly Act<Desk>[] {
  const line = { kind: 'line', least: 1, most: 400 } as const
  return [
    {
      name: 'propose',
      title: 'Propose other terms',
      permission: 'promotion.change',
      warning: 'A colleague must approve it. Days that are bound already keep their odds.',
      fields: [
        {
          ...line,
          name: 'odds',
          title: 'Prizes and their parts of 10,000',
          hint: 'Such as 1: 6000, 2: 4000',
          value: writeOdds(terms.odds),
        },
        {
          ...line,
          name: 'least',
          title: 'Least play on the day before, ₱',
          value: terms.least_play.replace(/\.00$/, ''),
        },
        { ...line, name: 'most', title: 'Most boxes a day', value: String(terms.most) },
        reasonField,
      ],
      fits: () => true,
      run: (_desk, { odds = '', least = '', most = '', reason = '' }) => {
        const changed = {
          odds: readOdds(odds),
          least_play: withCentavos(least),
          most: Number(most.replaceAll(',', '')),
        }
        return callOffice('POST /office/api/box/terms/propose', { body: { terms: changed, reason } })
      },
      done: 'Proposed. A colleague must approve it.',
    },
  ]
}

/** What stops boxes, and gives them again. */
export const stopActs: readonly Act<Desk>[] = [
  {
    name: 'stop',
    title: 'Stop boxes',
    permission: 'promotion.stop',
    isGrave: true,
    warning: 'No box is opened from now on. Claimed boxes are given. Two people give boxes again.',
    fields: [reasonField],
    fits: ({ is_stopped: isStopped }) => !isStopped,
    run: (_desk, { reason = '' }) => callOffice('POST /office/api/box/stop', { body: { reason } }),
    done: 'Stopped.',
  },
  {
    name: 'resume',
    title: 'Give boxes again',
    permission: 'promotion.decide',
    warning: 'It takes two: a colleague must ask for the same. Bound days keep their odds.',
    fields: [reasonField],
    fits: ({ is_stopped: isStopped }) => isStopped,
    run: (_desk, { reason = '' }) => callOffice('POST /office/api/box/resume', { body: { reason } }),
    done: came =>
      (came as Desk).is_stopped ? 'Proposed. A colleague must ask for the same.' : 'Boxes are given again.',
  },
]

/** What the second person does. */
export const decideActs = decisionsOf<Version>({
  permission: 'promotion.decide',
  approve: { warning: 'The first day that is not bound yet goes by it.' },
  refuse: { warning: 'Everything stays as it is. The person who proposed it can withdraw it this way.' },
  decide: ({ id }, decision) => callOffice('POST /office/api/box/terms/decide', { body: { id, ...decision } }),
})
