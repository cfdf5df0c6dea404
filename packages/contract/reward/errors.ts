import { refusals } from '../refusal.ts'

/** Why a bonus is not given back. */
export const returnErrors = refusals({
  bonus_gone: {
    status: 409,
    text: [
      'This bonus no longer locks anything, so there is nothing to give back.',
      'Wala nang naka-lock sa bonus na ito, kaya walang ibabalik.',
    ],
  },
  bonus_round_open: {
    status: 409,
    text: [
      'You have an open round. Finish it first, then give the bonus back.',
      'May bukas ka pang round. Tapusin muna ito bago ibalik ang bonus.',
    ],
  },
  bonus_changed: {
    status: 409,
    text: [
      'What is left of this bonus has changed. Look at the new amount first.',
      'Nagbago na ang natitira sa bonus na ito. Tingnan muna ang bagong halaga.',
    ],
  },
})
