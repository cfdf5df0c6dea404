import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import type { Text } from '@saya/contract/text.ts'
import { formatWhole } from '@saya/money'
import { declareKind } from './kind.ts'
import * as v from 'valibot'
import { countFrom, pesosFrom, pesosText } from './terms.ts'

/** An amount for whoever brings a friend, and one for the friend, once the friend is verified and has played a first deposit. */
export const invite = declareKind({
  name: 'invite',
  title: 'Invite',
  about:
    'Gives an amount to a member for each friend they bring, and to the friend, once the friend has an approved ID and has played a first deposit.',
  isGift: true,
  audience: { needs_approved_id: true, once_per_id: true },
  cannotAsk: { brands: 'Sites', once_per_device: 'Once per device' },
  terms: {
    parent: pesosFrom(1n, 500n),
    friend: pesosFrom(0n, 500n),
    deposit: pesosFrom(1n, 100_000n),
    most: countFrom(1, 100),
    multiple: countFrom(1, 20),
    // Terms that two people agreed to before there was a waiting time have none.
    wait: v.optional(countFrom(0, 14), '0'),
  },
  fields: {
    parent: { title: 'For who invites, ₱', hint: '1 to 500 for each friend', kind: 'pesos' },
    friend: { title: 'For the friend, ₱', hint: '0 to 500, once', kind: 'pesos' },
    deposit: { title: 'First deposit of at least, ₱', hint: 'Such as 100', kind: 'pesos' },
    most: { title: 'Friends a month', hint: '1 to 100, for each approved ID', kind: 'count' },
    multiple: { title: 'Times to be played', hint: '1 to 20', kind: 'count' },
    wait: {
      title: 'Days until the rewards come',
      hint: '0 to 14. Most rings show once they have withdrawn: at 0 they are paid before that.',
      kind: 'count',
      preset: '3',
    },
  },
  deal: ({ parent, friend, deposit, most, multiple, wait }) => ({
    pays: 'friends',
    invite: { parent, friend, leastDeposit: deposit, mostAMonth: most, waitDays: wait },
    isCollected: false,
    cashType: 4002,
    multiple,
    scope: { games: [], providers: [] },
    most: parent > friend ? parent : friend,
    backPpm: 0n,
    // What friends will do nobody can read off the days behind.
    amountOf: () => 0n,
    sentences: [
      [
        `You get ₱${pesosText(parent)} for each friend who gets their ID approved and plays a first deposit of ₱${formatWhole(deposit, 'up')} or more.`,
        `May ₱${pesosText(parent)} ka sa bawat kaibigang na-approve ang ID at nilaro ang unang deposit na ₱${formatWhole(deposit, 'up')} pataas.`,
      ],
      ...(friend > 0n
        ? [
            [
              `Your friend gets ₱${pesosText(friend)} then too.`,
              `May ₱${pesosText(friend)} din ang kaibigan mo.`,
            ] as const,
          ]
        : []),
      ...(wait > 0 ? [waitSentence(wait)] : []),
      [
        `${most === 1 ? 'One friend a month counts' : `Up to ${most} friends a month count`}. More wait for the next month: 62 days, or until the last day of this offer if that is later.`,
        `${most === 1 ? 'Isang kaibigan kada buwan ang bilang' : `Hanggang ${most} kaibigan kada buwan ang bilang`}. Maghihintay sa susunod na buwan ang higit dito: 62 araw, o hanggang sa huling araw ng offer kung mas huli iyon.`,
      ],
      [
        multiple === 1
          ? 'A reward must be played once before it can be withdrawn.'
          : `A reward must be played ${multiple} times before it can be withdrawn.`,
        multiple === 1
          ? 'Laruin muna nang isang beses ang reward bago ma-withdraw.'
          : `Laruin muna nang ${multiple} beses ang reward bago ma-withdraw.`,
      ],
      [
        'Rewards come while the budget of this offer lasts, unless it is stopped before. You are told if one does not come.',
        'Darating ang reward hangga’t may budget ang offer, maliban kung itigil ito bago iyon. Sasabihan ka kung may hindi darating.',
      ],
      [
        `Your friend has ${daysToCount} days from signing up, and no longer than until the last day of this offer. Your own second account is no friend.`,
        `May ${daysToCount} araw ang kaibigan mo mula sa pag-sign up, at hanggang sa huling araw lang ng offer na ito. Hindi kaibigan ang sarili mong pangalawang account.`,
      ],
    ],
  }),
})

function waitSentence(days: number): Text {
  return [
    `The rewards come ${days === 1 ? 'a day' : `${days} days`} after your friend has done that.`,
    `Darating ang reward ${days} araw pagkatapos itong magawa ng kaibigan mo.`,
  ]
}
