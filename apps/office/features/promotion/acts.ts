import { createElement } from 'react'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { WaitingOffer } from './OfferFacts.tsx'

export type Whole = AnswerOf<'GET /office/api/promotion/detail'>

const waitingOf = ({ versions }: Whole) => versions.find(({ status }) => status === 'proposed')

function decide(promotion: Whole, isApproved: boolean, reason = '') {
  const number = waitingOf(promotion)?.number ?? 0
  const body = { id: promotion.id, number, is_approved: isApproved, reason }
  return callOffice('POST /office/api/promotion/decide', { body })
}

/** What staff do about a promotion. */
export const promotionActs: readonly Act<Whole>[] = [
  {
    name: 'propose',
    title: 'Propose the draft',
    permission: 'promotion.change',
    warning: 'Nothing is offered until a colleague approves it. Its dry run gives the brake.',
    fields: [reasonField],
    fits: promotion => !waitingOf(promotion),
    run: ({ id, seq }, { reason = '' }) =>
      callOffice('POST /office/api/promotion/propose', { body: { id, seq, reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
  {
    name: 'approve',
    title: 'Approve',
    hotkey: 'a',
    permission: 'promotion.decide',
    warning:
      'It takes the place of the version that holds now on its first day. A contest or a rebate of a day that has begun keeps its terms until midnight.',
    about: promotion => createElement(WaitingOffer, { promotion }),
    fields: [reasonField],
    fits: promotion => waitingOf(promotion)?.is_mine === false,
    run: (promotion, { reason }) => decide(promotion, true, reason),
    done: 'Approved.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'promotion.decide',
    isGrave: true,
    warning: 'The proposal ends. The draft stays and can be proposed again.',
    fields: [reasonField],
    fits: promotion => waitingOf(promotion) !== undefined,
    run: (promotion, { reason }) => decide(promotion, false, reason),
    done: 'Refused.',
  },
  {
    name: 'stop',
    title: 'Stop',
    permission: 'promotion.stop',
    isGrave: true,
    warning: 'It is offered no more from now on. What was claimed is given. Only a new version is offered again.',
    fields: [reasonField],
    fits: ({ state }) => state === 'live' || state === 'planned',
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/promotion/stop', { body: { id, reason } }),
    done: 'Stopped.',
  },
]
