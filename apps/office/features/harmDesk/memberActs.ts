import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { stateIncome } from './incomeActs.ts'
import { bands, type Harm } from './words.ts'

const lowerBands = ['contact', 'watch', 'none'] as const
type LowerBand = (typeof lowerBands)[number]

/** What is done beside a contact. A pause comes with a person, never by itself. */
export const memberActs: readonly Act<Harm>[] = [
  {
    name: 'pause',
    title: 'Pause play',
    permission: 'member.restrict',
    isGrave: true,
    warning:
      'The member cannot deposit, play or get bonuses. They can still withdraw and see their records. Tell them why.',
    fields: [reasonField],
    fits: ({ is_restricted: isRestricted }) => !isRestricted,
    run: ({ uid }, { reason = '' }) =>
      callOffice('POST /office/api/member/restriction', { body: { uid, is_restricted: true, reason } }),
    done: 'Paused.',
  },
  {
    name: 'resume',
    title: 'End the pause',
    permission: 'member.restrict',
    warning: 'Opens deposits, play and bonuses again, unless something else closes them.',
    fields: [reasonField],
    fits: ({ is_restricted: isRestricted }) => isRestricted,
    run: ({ uid }, { reason = '' }) =>
      callOffice('POST /office/api/member/restriction', { body: { uid, is_restricted: false, reason } }),
    done: 'The pause has ended.',
  },
  {
    name: 'lower',
    title: 'Propose a lower band',
    permission: 'harm.contact',
    warning:
      'Nothing changes until a colleague in compliance approves it. It ends by itself, or once more speaks for a higher band.',
    fields: [
      {
        name: 'band',
        title: 'Band',
        kind: 'choice',
        options: lowerBands.map(one => [one, bands[one][0]] as const),
        least: 1,
      },
      reasonField,
    ],
    fits: ({ band }) => band !== 'none',
    run: ({ uid }, { band, reason = '' }) =>
      callOffice('POST /office/api/harm/lowering/propose', { body: { uid, band: band as LowerBand, reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
  stateIncome,
]

export type Lowering = Harm['lowerings'][number] & { readonly uid: string }

/** What the second person does. */
export const decisions = decisionsOf<Lowering>({
  permission: 'harm.decide',
  approve: { hotkey: 'a', warning: 'The band is lower right away. Offers may reach the member again.' },
  refuse: { warning: 'The band stays as it is. The person who proposed it can withdraw it this way.' },
  decide: ({ uid, id }, decision) =>
    callOffice('POST /office/api/harm/lowering/decide', { body: { uid, id, ...decision } }),
})
