import { refusals } from '../refusal.ts'

export const lookAlikeErrors = refusals({
  look_alike_decided: {
    status: 409,
    text: [
      'A colleague already decided this, or the exclusion has ended. Look at it again.',
      'Nadesisyunan na ito ng isang kasamahan, o tapos na ang exclusion. Tingnan itong muli.',
    ],
  },
})
