import { refusals } from '../refusal.ts'

export const favouriteErrors = refusals({
  favourite_not_found: {
    status: 404,
    text: [
      'This game is not in our catalogue anymore. Please choose another one.',
      'Wala na ang larong ito sa aming katalogo. Pumili ng iba.',
    ],
  },
  favourites_full: {
    status: 409,
    text: [
      'You can have up to 1,000 favorites. Please remove one first.',
      'Hanggang 1,000 paborito lang ang puwede. Mag-alis muna ng isa.',
    ],
  },
})
