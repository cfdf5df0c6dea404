import { refusals } from '../refusal.ts'

export const lookAlikeErrors = refusals({
  look_alike_decided: {
    status: 409,
    text: [
      'A colleague already decided this, or the exclusion has ended. Look at it again.',
      'Nadesisyunan na ito ng isang kasamahan, o tapos na ang exclusion. Tingnan itong muli.',
    ],
  },
  look_alike_waiting: {
    status: 409,
    text: [
      'It is already proposed that these are not the same person. A colleague has to approve or refuse that.',
      'May panukala nang hindi iisang tao ang dalawang ito. Kailangan itong aprubahan o tanggihan ng isang kasamahan.',
    ],
  },
  look_alike_own: {
    status: 403,
    text: [
      'You proposed this yourself. To open an account, a colleague has to approve it.',
      'Ikaw mismo ang nagpanukala nito. Para mabuksan ang account, kailangang aprubahan ito ng isang kasamahan.',
    ],
  },
})
