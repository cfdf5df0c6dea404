import { refusals } from '../refusal.ts'

export const feedbackErrors = refusals({
  contact_invalid: {
    status: 400,
    text: [
      'Please enter your mobile number or email address so that we can answer you.',
      'Ilagay ang mobile number o email address mo para masagot ka namin.',
    ],
  },
  location_not_refused: {
    status: 404,
    text: [
      'No game was refused to you today because of your location. Open the game again.',
      'Walang larong tinanggihan sa iyo ngayong araw dahil sa lokasyon mo. Buksan muli ang laro.',
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
