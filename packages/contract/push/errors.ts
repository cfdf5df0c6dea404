import { refusals } from '../refusal.ts'

export const pushErrors = refusals({
  push_unavailable: {
    status: 409,
    text: [
      'Notifications are not available right now. Your messages are in the app.',
      'Hindi available ang notifications sa ngayon. Nasa app ang mga mensahe mo.',
    ],
  },
  push_unusable: {
    status: 400,
    text: [
      'Notifications do not work in this browser. Please try another one.',
      'Hindi gumagana ang notifications sa browser na ito. Subukan ang iba.',
    ],
  },
  push_too_often: {
    status: 429,
    text: [
      'You turned notifications on and off many times. Please try again in an hour.',
      'Maraming beses mong binuksan at isinara ang notifications. Subukan muli pagkalipas ng isang oras.',
    ],
  },
})
