import { refusals } from '../refusal.ts'

export const inviteErrors = refusals({
  invite_renewed_often: {
    status: 429,
    text: [
      'You changed your link several times today. Please try again tomorrow.',
      'Ilang beses mo nang pinalitan ang link mo ngayong araw. Subukan muli bukas.',
    ],
  },
})
