import { declareKind } from './kind.ts'
import { pesosFrom, pesosText } from './terms.ts'

/**
 * An amount for having the app, once in a lifetime. That somebody is in the app cannot be proven: so it asks for an approved ID,
 * which counts once, and so does the device.
 */
export const appBonus = declareKind({
  name: 'appBonus',
  title: 'App bonus',
  about:
    'Gives an amount once in all to each member with an approved ID, one for each ID and device. It must be played once.',
  isGift: true,
  audience: { needs_approved_id: true, once_per_id: true, once_per_device: true },
  terms: { amount: pesosFrom(1n, 500n) },
  fields: { amount: { title: 'Amount, ₱', hint: '1 to 500', kind: 'pesos' } },
  deal: ({ amount }) => ({
    pays: 'once',
    claimName: 'app',
    isCollected: false,
    cashType: 4008,
    multiple: 1,
    scope: { games: [], providers: [] },
    most: amount,
    backPpm: 0n,
    amountOf: () => amount,
    sentences: [
      [
        `You get ₱${pesosText(amount)} for installing the app, once in all.`,
        `Makakakuha ka ng ₱${pesosText(amount)} sa pag-install ng app, isang beses lang.`,
      ],
      ['One for each approved ID and each device.', 'Isa kada approved na ID at kada device.'],
    ],
  }),
})
