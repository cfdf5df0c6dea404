import { refusals } from '../refusal.ts'

export const reviewErrors = refusals({
  case_changed: {
    status: 409,
    text: [
      'This case was decided or resubmitted while you were reviewing it. Please review it again.',
      'Nadesisyunan na o na-resubmit ang case na ito habang nire-review mo. I-review ulit.',
    ],
  },
  case_claimed: {
    status: 409,
    text: [
      'A colleague is reviewing this case. Choose another one.',
      'Nire-review ng isang kasamahan ang case na ito. Pumili ng iba.',
    ],
  },
  case_not_claimed: {
    status: 409,
    text: [
      'This case is no longer yours. Take it over first.',
      'Hindi na sa iyo ang case na ito. I-take over muna ito.',
    ],
  },
  id_taken: {
    status: 409,
    text: ['This ID is already approved for another member.', 'Naaprubahan na ang ID na ito para sa ibang miyembro.'],
  },
  standing_forbids: {
    status: 409,
    text: ["The member's account status does not allow this.", 'Hindi ito pinapayagan ng account status ng member.'],
  },
  second_reviewer_needed: {
    status: 409,
    text: [
      'This member is on the list of restricted persons. A colleague must approve your decision.',
      'Nasa listahan ng restricted persons ang member na ito. Kasamahan mo ang dapat mag-approve ng desisyon mo.',
    ],
  },
  case_escalated: {
    status: 409,
    text: [
      'You escalated this case, so a colleague must decide it.',
      'In-escalate mo ang case na ito, kaya kasamahan mo ang dapat magdesisyon.',
    ],
  },
  restricted_unchecked: {
    status: 422,
    text: [
      'Check the list of restricted persons first, and record the result.',
      'I-check muna ang listahan ng restricted persons, at isulat ang resulta.',
    ],
  },
})
