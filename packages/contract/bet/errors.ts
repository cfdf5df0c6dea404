import { refusals } from '../refusal.ts'

export const betErrors = refusals({
  bet_not_found: {
    status: 404,
    text: ['This bet record was not found.', 'Hindi nahanap ang talaan ng tayang ito.'],
  },
  round_not_told: {
    status: 404,
    text: [
      'The provider of this game shows no page of this round. Contact Service if you want to know more.',
      'Walang pahina ng round na ito ang provider ng laro. Kontakin ang Service kung may tanong ka.',
    ],
  },
  round_not_reached: {
    status: 503,
    text: [
      'The provider of this game does not answer at the moment. Please try again soon.',
      'Hindi sumasagot ngayon ang provider ng laro. Subukan muli mamaya.',
    ],
  },
})
