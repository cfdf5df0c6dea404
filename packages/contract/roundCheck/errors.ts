import { refusals } from '../refusal.ts'

export const roundCheckErrors = refusals({
  provider_silent: {
    status: 503,
    text: [
      'The provider does not answer. Nothing was changed; try again later.',
      'Hindi sumasagot ang provider. Walang nabago; subukan ulit mamaya.',
    ],
  },
  round_books_untold: {
    status: 422,
    text: [
      'This provider’s protocol has no call that tells its rounds, so there is nothing to compare. Ask them for a report instead.',
      'Walang tawag ang protocol ng provider na ito para sabihin ang mga round, kaya walang maihahambing. Humingi sa kanila ng ulat.',
    ],
  },
  round_day_ahead: {
    status: 422,
    text: [
      'That day has not begun yet. Choose today or an earlier one.',
      'Hindi pa nagsisimula ang araw na iyon. Pumili ng ngayong araw o mas maaga.',
    ],
  },
})
