import { refusals } from '../refusal.ts'

export const favouriteErrors = refusals({
  favourite_not_found: {
    status: 404,
    text: [
      'This game is no longer available. Please choose another one.',
      'Hindi na available ang larong ito. Pumili ng iba.',
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
