import { refusals } from '../refusal.ts'

export const releaseErrors = refusals({
  release_over: {
    status: 409,
    text: [
      'This account does not cool down any more, or the member has removed it. Load the list again.',
      'Hindi na naghihintay ang account na ito, o inalis na ito ng miyembro. I-load muli ang listahan.',
    ],
  },
  release_member: {
    status: 409,
    text: [
      'This member may not be paid out now: they are blocked, frozen or gone. See to their standing first.',
      'Hindi puwedeng bayaran ngayon ang miyembrong ito: naka-block, naka-freeze o wala na. Unahin ang kanyang katayuan.',
    ],
  },
  release_waiting: {
    status: 409,
    text: [
      'A colleague has proposed this already. Somebody else has to decide it.',
      'Iminungkahi na ito ng isang kasamahan. Iba ang kailangang magpasya.',
    ],
  },
  release_own: {
    status: 403,
    text: [
      'You proposed this yourself; a colleague has to agree. You can take it back by refusing it.',
      'Ikaw ang nagmungkahi nito; kailangang pumayag ang isang kasamahan. Mababawi mo ito sa pagtanggi.',
    ],
  },
})
