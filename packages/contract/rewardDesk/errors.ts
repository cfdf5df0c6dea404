import { refusals } from '../refusal.ts'

export const rewardDeskErrors = refusals({
  reward_of_ring: {
    status: 409,
    text: [
      'This reward waits for a decision about an invited friend. Decide it under Rings.',
      'Naghihintay ang reward na ito ng desisyon tungkol sa inimbitahang kaibigan. Magdesisyon sa Rings.',
    ],
  },
  reward_of_chargeback: {
    status: 409,
    text: [
      'This reward waits for a decision about a chargeback. Decide it under Adjustments.',
      'Naghihintay ang reward na ito ng desisyon tungkol sa chargeback. Magdesisyon sa Adjustments.',
    ],
  },
  reward_own_hold: {
    status: 403,
    text: [
      'You held this prize, so a colleague must release or refuse it.',
      'Ikaw ang nag-hold ng premyong ito, kaya kasamahan mo ang dapat mag-release o tumanggi.',
    ],
  },
  reward_not_held: {
    status: 409,
    text: [
      'A colleague already decided about this reward. Reload the list.',
      'Napagdesisyunan na ng isang kasamahan ang reward na ito. I-reload ang listahan.',
    ],
  },
})
