import { refusals } from '../refusal.ts'

export const betErrors = refusals({
  bet_not_found: {
    status: 404,
    text: ['This bet record was not found.', 'Hindi nahanap ang bet record na ito.'],
  },
  round_not_told: {
    status: 404,
    text: [
      'The provider has no page for this round. Contact Service if you have questions.',
      'Walang page ang provider para sa round na ito. I-contact ang Service kung may tanong ka.',
    ],
  },
  round_not_reached: {
    status: 503,
    text: [
      'The provider is not responding right now. Please try again soon.',
      'Hindi sumasagot ngayon ang provider. Subukan muli mamaya.',
    ],
  },
})
