import { refusals } from '../refusal.ts'

export const roundCheckErrors = refusals({
  provider_silent: {
    status: 503,
    text: [
      'The provider is not responding. Nothing was changed. Try again later.',
      'Hindi sumasagot ang provider. Walang nabago. Subukan muli mamaya.',
    ],
  },
  round_books_untold: {
    status: 422,
    text: [
      "This provider's protocol cannot list its rounds, so there is nothing to compare. Ask the provider for a report.",
      'Hindi kayang ilista ng protocol ng provider na ito ang mga round, kaya walang maikukumpara. Humingi ng report sa provider.',
    ],
  },
  round_day_ahead: {
    status: 422,
    text: [
      'That day has not started yet. Choose today or an earlier day.',
      'Hindi pa nagsisimula ang araw na iyan. Pumili ng ngayon o mas maagang araw.',
    ],
  },
})
