import { refusals } from '../refusal.ts'

export const releaseErrors = refusals({
  release_over: {
    status: 409,
    text: [
      'This account is no longer in its waiting time, or the member removed it. Reload the list.',
      'Tapos na ang waiting time ng account na ito, o inalis na ito ng member. I-reload ang listahan.',
    ],
  },
  release_member: {
    status: 409,
    text: [
      'This member cannot be paid now because their account is blocked, frozen or closed. Resolve the account status first.',
      'Hindi puwedeng bayaran ngayon ang member na ito: naka-block, naka-freeze o sarado ang account. Ayusin muna ang account status.',
    ],
  },
  release_waiting: {
    status: 409,
    text: [
      'A colleague already proposed this. Another person must decide it.',
      'Na-propose na ito ng isang kasamahan. Ibang tao ang dapat magdesisyon.',
    ],
  },
  release_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
})
