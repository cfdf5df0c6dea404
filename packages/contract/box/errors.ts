import { refusals } from '../refusal.ts'

/** Why a member has no box just now, beside what keeps members from every promotion. */
export const boxErrors = refusals({
  box_none: {
    status: 409,
    text: ['There are no Mystery Boxes today.', 'Walang Mystery Box ngayon.'],
  },
  box_stopped: {
    status: 409,
    text: ['Mystery Boxes are not available right now.', 'Hindi available ang Mystery Box ngayon.'],
  },
  box_play: {
    status: 409,
    text: [
      'Today’s box is for members who played ₱{least} or more yesterday.',
      'Ang box ngayon ay para sa naglaro ng ₱{least} o higit pa kahapon.',
    ],
  },
  box_counting: {
    status: 409,
    text: [
      'We are still counting yesterday’s play. Please look again in a few minutes.',
      'Binibilang pa namin ang laro kahapon. Tingnan ulit pagkalipas ng ilang minuto.',
    ],
  },
  box_expired: {
    status: 409,
    text: ['Today’s Mystery Box has expired.', 'Nag-expire na ang Mystery Box ngayon.'],
  },
  box_used_up: {
    status: 409,
    text: ['All of today’s Mystery Boxes have been opened.', 'Nabuksan na ang lahat ng Mystery Box ngayon.'],
  },
})

export type BoxCode = keyof typeof boxErrors

/** What staff read. */
export const boxDeskErrors = refusals({
  box_odds: {
    status: 422,
    text: [
      'The odds must add up to 10,000, with each prize from ₱0.01 to ₱10,000 and named once. They come to {sum}.',
      'Dapat umabot sa 10,000 ang odds, at bawat premyo ay mula ₱0.01 hanggang ₱10,000 at isang beses lang. Umabot ito sa {sum}.',
    ],
  },
  box_gift: {
    status: 422,
    text: [
      'Gifts would come to ₱{total} for one ID in a month, above the cap of ₱{cap}. Lower the prizes.',
      'Aabot sa ₱{total} ang mga regalo sa isang ID kada buwan, lampas sa cap na ₱{cap}. Babaan ang mga premyo.',
    ],
  },
  box_waiting: {
    status: 409,
    text: [
      'Other terms are already waiting for approval. They must be decided first.',
      'May mga terms na naghihintay ng approval. Dapat muna itong desisyunan.',
    ],
  },
  box_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
})
