import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import type { Change, Wish } from './levelFields.ts'

interface Proposal {
  /** The version that was seen. */
  readonly version: number
  readonly levels: readonly Wish[]
}

/** What the first person does. */
export const proposeActs: readonly Act<Proposal>[] = [
  {
    name: 'propose',
    title: 'Propose these levels',
    permission: 'vip.propose',
    warning: 'A colleague must approve them. Then they hold for everybody at once, and whoever rises gets the bonus.',
    fields: [reasonField],
    fits: () => true,
    run: ({ version, levels }, { reason = '' }) =>
      callOffice('POST /office/api/vip/propose', { body: { version, levels: [...levels], reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
]

/** What the second person does. */
export const decideActs = decisionsOf<Change>({
  permission: 'vip.decide',
  approve: {
    warning: 'The levels hold for everybody at once. Whoever rises gets each bonus once, and nobody loses anything.',
  },
  refuse: { warning: 'The levels stay as they are. The person who proposed the change can withdraw it this way.' },
  decide: ({ id }, decision) => callOffice('POST /office/api/vip/decide', { body: { id, ...decision } }),
})
