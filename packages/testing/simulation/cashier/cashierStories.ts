import { depositTools } from '../../world/depositWorld.ts'
import { type PayoutName, withdrawalTools } from '../../world/withdrawalWorld.ts'
import type { World } from '../../world/world.ts'
import type { Story } from './cutEverywhere.ts'
import { type DepositWish, findingStory, hearingStory, openingStory, tellingStory } from './depositStories.ts'
import {
  comparingStory,
  concludingStory,
  decidingStory,
  holdingStory,
  payingStory,
  type PayoutEnds,
  type PayoutWish,
  unsentStory,
} from './payoutStories.ts'

interface CashierStory {
  readonly name: string
  /** That there are more places to cut it than so many is itself a thing to see. */
  readonly floor: number
  story(world: World): Story
}

const heard = (wish: DepositWish) => (world: World) => hearingStory(depositTools(world), wish)
const sent =
  (wish: PayoutWish, gateway?: PayoutName) =>
  (world: World): Story =>
    payingStory(withdrawalTools(world, gateway), wish)
const decided = (isApproved: boolean, ends: PayoutEnds) => (world: World) =>
  decidingStory(withdrawalTools(world), { isApproved, ends })

const paid = { 'paying completed': '' }
const failed = { 'paying canceled (failed)': '' }

/** All that moves a member's money between us and a gateway. */
export const cashierStories: readonly CashierStory[] = [
  { name: 'a deposit that a member opens', floor: 20, story: world => openingStory(depositTools(world)) },
  {
    name: 'a deposit that a member opens and fails to pay',
    floor: 20,
    story: world => openingStory(depositTools(world), 'fail'),
  },
  { name: 'the gateway’s word of a payment', floor: 3, story: world => tellingStory(depositTools(world)) },
  {
    name: 'a deposit that was paid twice',
    floor: 14,
    story: heard({ act: 'twice', events: 4, status: 'completed', breaks: ['second'] }),
  },
  {
    name: 'a deposit that failed',
    floor: 10,
    story: heard({ act: 'fail', events: 1, status: 'canceled', breaks: [] }),
  },
  { name: 'a deposit nobody told of', floor: 14, story: world => findingStory(depositTools(world)) },
  // First of those that are asked about for days: a day goes by each time.
  {
    name: 'a payout that nothing is heard of for a day',
    floor: 5,
    story: sent({ fault: 'pending', before: 'silence', ends: { 'paying timeout completed': 'PAYOUT_SILENT' } }),
  },
  { name: 'a withdrawal that a member asks for', floor: 20, story: world => holdingStory(withdrawalTools(world)) },
  { name: 'a withdrawal that staff approve', floor: 15, story: decided(true, { 'under_review paying completed': '' }) },
  {
    name: 'a withdrawal that staff decline',
    floor: 12,
    story: decided(false, { 'under_review canceled (declined)': '' }),
  },
  {
    name: 'a payout of which two people say that it arrived',
    floor: 15,
    story: world => concludingStory(withdrawalTools(world)),
  },
  {
    name: 'a payout that nobody was asked for and staff decline',
    floor: 12,
    story: world => unsentStory(withdrawalTools(world)),
  },
  { name: 'a payout that is sent', floor: 15, story: sent({ ends: paid }) },
  { name: 'a payout that is paid', floor: 5, story: sent({ before: 'sent', ends: paid }) },
  { name: 'a payout that fails', floor: 5, story: sent({ fault: 'failing', before: 'sent', ends: failed }) },
  // Whoever did not hear the refusal asks again, and may then be taken.
  { name: 'a payout that is declined', floor: 10, story: sent({ fault: 'declining', ends: { ...failed, ...paid } }) },
  {
    name: 'a payout that comes back',
    floor: 5,
    story: sent({ before: 'return', ends: { 'paying completed canceled (returned)': 'PAYOUT_RETURNED' } }),
  },
  {
    name: 'a night that compares what was paid out',
    floor: 12,
    story: world => comparingStory(withdrawalTools(world, 'xendit')),
  },
  { name: 'a payout that is sent through the other gateway', floor: 12, story: sent({ ends: paid }, 'xendit') },
  {
    name: 'a payout that the other gateway reverses',
    floor: 5,
    story: sent({ before: 'return', ends: { 'paying completed canceled (returned)': 'PAYOUT_RETURNED' } }, 'xendit'),
  },
]
