import { refusals } from '../refusal.ts'

export const settingErrors = refusals({
  setting_unknown: {
    status: 422,
    text: [
      'This setting does not have this value. Choose another one.',
      'Walang ganitong value ang setting na ito. Pumili ng iba.',
    ],
  },
  setting_own: {
    status: 403,
    text: [
      'You proposed this yourself. It takes two, so a colleague has to ask for the same.',
      'Ikaw mismo ang nagpanukala nito. Dalawa ang kailangan, kaya dapat hilingin din ito ng isang kasamahan.',
    ],
  },
})
