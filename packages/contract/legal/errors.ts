import { refusals } from '../refusal.ts'

export const legalErrors = refusals({
  terms_changed: {
    status: 409,
    text: [
      'The Terms of Use have changed. Please read the new version and agree again.',
      'Nagbago ang Mga Tuntunin ng Paggamit. Basahin ang bagong bersyon at sumang-ayon muli.',
    ],
  },
})
