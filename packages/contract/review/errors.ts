import { refusals } from '../refusal.ts'

export const reviewErrors = refusals({
  case_changed: {
    status: 409,
    text: [
      'This case was decided, or sent anew, while you looked at it. Please look again.',
      'Napagpasyahan na ang kasong ito, o muling ipinadala, habang tinitingnan mo. Tingnan ulit.',
    ],
  },
  case_claimed: {
    status: 409,
    text: ['A colleague has this case just now.', 'Nasa isang kasama ang kasong ito ngayon.'],
  },
  case_not_claimed: {
    status: 409,
    text: [
      'You do not have this case any more. Please take it again first.',
      'Wala na sa iyo ang kasong ito. Kunin muna itong muli.',
    ],
  },
  id_taken: {
    status: 409,
    text: ['This ID was approved for another member.', 'Naaprubahan na ang ID na ito para sa ibang miyembro.'],
  },
  standing_forbids: {
    status: 409,
    text: ['The standing of this member does not allow it.', 'Hindi ito pinapayagan ng katayuan ng miyembro.'],
  },
  second_reviewer_needed: {
    status: 409,
    text: [
      'This member stands on the list. A colleague must approve what you found.',
      'Nasa listahan ang miyembrong ito. Isang kasama ang dapat mag-apruba sa nakita mo.',
    ],
  },
  case_escalated: {
    status: 409,
    text: [
      'You escalated this case. A colleague decides it.',
      'Ini-escalate mo ang kasong ito. Isang kasama ang magpapasya.',
    ],
  },
  restricted_unchecked: {
    status: 422,
    text: [
      'Look into the list of restricted persons first, and write down what you found.',
      'Tingnan muna ang listahan ng mga pinagbabawalan, at isulat ang nakita mo.',
    ],
  },
})
