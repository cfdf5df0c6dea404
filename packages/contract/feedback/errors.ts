import { refusals } from '../refusal.ts'

export const feedbackErrors = refusals({
  contact_invalid: {
    status: 400,
    text: [
      'Please enter a mobile number or an e-mail address that we can reach you by.',
      'Ilagay ang mobile number o e-mail address kung saan ka namin maaabot.',
    ],
  },
  feedback_exhausted: {
    status: 429,
    text: [
      'You have sent a lot of feedback today. Please try again later, or ask us in the live chat.',
      'Marami ka nang naipadalang feedback ngayon. Subukan muli mamaya, o magtanong sa live chat.',
    ],
  },
})
