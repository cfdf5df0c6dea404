import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type HeldReward = AnswerOf<'GET /office/api/reward/list'>['d'][number]

function decide(isReleased: boolean, { uid, id }: HeldReward, reason = '') {
  return callOffice('POST /office/api/reward/decide', { body: { uid, id, is_released: isReleased, reason } })
}

/** Where those are decided, by why they are held, that are decided with something else. */
export const ownDesks: ReadonlyMap<string, { readonly path: string; readonly title: string }> = new Map([
  ['ring', { path: 'rings', title: 'Rings' }],
  ['chargeback', { path: 'adjustments', title: 'Adjustments' }],
])

const isOfOwnDesk = ({ reason }: HeldReward) => ownDesks.has(reason)

/** What one person does about a reward that is held. */
export const rewardActs: readonly Act<HeldReward>[] = [
  {
    name: 'release',
    title: 'Release',
    hotkey: 'a',
    permission: 'reward.decide',
    warning: 'The member can have this reward. One that needs no collecting is posted within a minute.',
    fields: [reasonField],
    fits: row => !isOfOwnDesk(row),
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Released.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'reward.decide',
    isGrave: true,
    warning: 'The member never gets this reward. This cannot be undone.',
    fields: [reasonField],
    fits: row => !isOfOwnDesk(row),
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]
