import { refusals } from '../refusal.ts'

export const rewardDeskErrors = refusals({
  reward_not_held: {
    status: 409,
    text: [
      'A colleague already decided about this reward. Reload the list.',
      'Napagdesisyunan na ng isang kasamahan ang reward na ito. I-reload ang listahan.',
    ],
  },
})
