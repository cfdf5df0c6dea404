import { refusals } from '../refusal.ts'

export const playReleaseErrors = refusals({
  play_release_nothing: {
    status: 409,
    text: [
      'This member has nothing left to play. Nothing needs to be released.',
      'Wala nang kailangang laruin ang member na ito. Walang kailangang i-release.',
    ],
  },
  play_release_waiting: {
    status: 409,
    text: [
      'A colleague already proposed this. Another person must decide it.',
      'Na-propose na ito ng isang kasamahan. Ibang tao ang dapat magdesisyon.',
    ],
  },
  play_release_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
})
