import { refusals } from '../refusal.ts'

export const feedbackErrors = refusals({
  feedback_exhausted: {
    status: 429,
    text: [
      'You have sent a lot of feedback today. Please try again later, or ask us in the live chat.',
      'Marami ka nang naipadalang feedback ngayon. Subukan muli mamaya, o magtanong sa live chat.',
    ],
  },
})
